import { setTimeout as pass } from 'node:timers/promises'

import type { GameRecord, Seated, ServerMessage } from '../../shared/wire/protocol.ts'
import { closing } from '../../shared/wire/wire.ts'
import { Commands } from './Commands.ts'
import type { Counts } from './counts.ts'
import type { Dice } from '../../testing/dice.ts'
import { Memory } from './Memory.ts'
import type { Road } from './road.ts'
import { inLetters, nextSaying, type Saying } from './saying.ts'
import type { LastSeen, Sat } from './testimony.ts'
import { patience, Way } from './Way.ts'

/**
 * Somebody honest at a table, with a bad line and a good memory: what is not answered is said again under the same id
 * over the next line, as the page does it.
 */
export class Person {
  readonly sat: Sat[] = []
  readonly records: GameRecord[] = []
  readonly complaints: string[] = []
  readonly #way: Way
  readonly #number: number
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  readonly #commands: Commands
  readonly #memory: Memory
  #listening: (() => void)[] = []
  #token: string | null = null
  #shared: string | null = null
  #stopping = false

  constructor(code: string, number: number, road: Road, dice: Dice, counts: Counts) {
    this.#way = new Way(code, road)
    this.#number = number
    this.#road = road
    this.#dice = dice
    this.#counts = counts
    this.#commands = new Commands(counts)
    this.#memory = new Memory(counts)
  }

  get said(): Commands['said'] {
    return this.#commands.said
  }

  get told(): Memory['told'] {
    return this.#memory.told
  }

  get heardAt(): number {
    return this.#memory.heardAt
  }

  /** Lives at the table until told to stop, and then waits for what is still to be answered. */
  async live(): Promise<void> {
    while (!this.#stopping) {
      if (this.#token === null) await this.#sitDown()
      else if (!this.#way.isOpen()) await this.#comeBack()
      else await this.#act()
    }
  }

  stop(): void {
    this.#stopping = true
  }

  /** Says nothing new and suffers nothing more, until all is answered. */
  async comeToRest(): Promise<void> {
    const until = Date.now() + 3 * patience
    for (;;) {
      if (this.#token === null) return
      if (!this.#way.isOpen()) await this.#comeBack()
      else if (this.#commands.areAllAnswered()) return
      else await pass(20)
      if (Date.now() > until) {
        this.complaints.push(`${this.#name()} gets no answer`)
        return
      }
    }
  }

  /** The bots of the table stop as well. */
  async pauseForGood(): Promise<void> {
    if (this.#token === null || this.#memory.table?.phase !== 'playing') return
    await this.#say({ type: 'pause' })
  }

  lastSeen(): LastSeen[] {
    return this.#token === null ? [] : this.#memory.lastSeen(this.#name())
  }

  // ---------------------------------------------------------------- at the table

  async #act(): Promise<void> {
    await pass(this.#dice.between(10, 120))
    const mishap = this.#dice.weighed([
      [400, null],
      [6, () => this.#cutOff()],
      [6, () => this.#sayUnheard()],
      [4, () => this.#reload()],
      [4, () => this.#openSecondTab()],
      [2, () => this.#sayMuchAtOnce()],
    ] as const)
    if (mishap) return mishap()
    if (this.#dice.onceIn(3)) await this.#fetchRecord()
    const saying = this.#think()
    if (!saying) return
    if (this.#dice.onceIn(20)) return this.#sayByHttp(saying)
    await this.#say(saying, this.#dice.onceIn(15) ? 'twice' : 'once')
  }

  #think(): Saying | null {
    const { seat, table, shown } = this.#memory
    if (seat === null || !table) return null
    const knows = { seat, table, shown, shared: this.#shared, number: this.said.length }
    const saying = nextSaying(knows, this.#dice)
    if (saying?.type === 'nonce') this.#shared = table.commitment
    return saying
  }

  /** Hears the answer, or that the line is gone. */
  async #say(saying: Saying, how: 'once' | 'twice' = 'once'): Promise<void> {
    const command = this.#commands.add(this.#name(), saying)
    if (how === 'twice') this.#commands.sayTwice(command)
    else this.#commands.sayNext()
    await this.#answered(command.id)
  }

  async #answered(id: string): Promise<void> {
    const late = Date.now() + patience
    while (this.#commands.waitFor(id)) {
      if (!this.#way.isOpen()) return
      if (Date.now() > late) return this.#road.cut()
      await Promise.race([this.#news(), this.#way.line?.gone, pass(1_000)])
    }
  }

  // ---------------------------------------------------------------- what happens to people

  async #cutOff(): Promise<void> {
    this.#counts.add('lines cut')
    this.#road.cut()
    await pass(this.#dice.below(400))
  }

  /** The service hears it, and whoever said it does not hear the answer. */
  async #sayUnheard(): Promise<void> {
    const saying = this.#think()
    if (!saying) return
    this.#road.goDeaf()
    this.#commands.add(this.#name(), saying)
    this.#commands.sayNext()
    await this.#cutSoon()
  }

  async #cutSoon(): Promise<void> {
    this.#counts.add('answers swallowed')
    const unheard = this.#way.line
    await pass(this.#dice.between(1, 150))
    this.#road.cut()
    await unheard?.gone
  }

  async #reload(): Promise<void> {
    this.#counts.add('reloads')
    const { line } = this.#way
    line?.close()
    await line?.gone
  }

  async #openSecondTab(): Promise<void> {
    this.#counts.add('second tabs')
    const first = this.#way.line
    await this.#comeBack()
    // What is said in a tab that has been replaced is no longer heard.
    if (first && !first.isGone() && this.#dice.onceIn(2)) first.close()
  }

  /** More than the table remembers the ids of, and at times without hearing an answer. */
  async #sayMuchAtOnce(): Promise<void> {
    this.#counts.add('bursts')
    const ids: string[] = []
    for (let count = this.#dice.between(2, 30); count > 0; count--) {
      const saying = this.#think() ?? { type: 'rename', name: `${this.#name()}${inLetters(count)}` }
      if (saying.type !== 'leave') ids.push(this.#commands.add(this.#name(), saying).id)
    }
    const isUnheard = this.#dice.onceIn(2)
    if (isUnheard) this.#road.goDeaf()
    this.#commands.sayNext()
    if (isUnheard) await this.#cutSoon()
    for (const id of ids) await this.#answered(id)
  }

  /** As programs do, and again over the line if no answer comes. */
  async #sayByHttp(saying: Saying): Promise<void> {
    this.#counts.add('commands by HTTP')
    const command = this.#commands.add(this.#name(), saying)
    this.#commands.sent(command.id)
    const answer = await this.#way.ask(`/seat/commands`, {
      method: 'POST',
      body: JSON.stringify(command),
      headers: { Authorization: `Bearer ${this.#token}` },
    })
    if (answer && answer.status < 500)
      return this.#commands.answered(command.id, answer.status === 200 ? 'done' : 'refused')
    this.#commands.sayNext()
    await this.#answered(command.id)
  }

  async #fetchRecord(): Promise<void> {
    const { table } = this.#memory
    if (table?.phase !== 'over' || this.records.some(({ deal }) => deal === table.deal)) return
    const answer = await this.#way.ask('/game', {})
    if (answer?.status !== 200) return
    this.records.push(JSON.parse(answer.text) as GameRecord)
  }

  // ---------------------------------------------------------------- coming and going

  /** A name that nobody had before at this table. */
  readonly #name = (): string => `${inLetters(this.#number)}q${inLetters(this.sat.length)}`

  async #sitDown(): Promise<void> {
    await pass(this.#dice.between(10, 300))
    const sat: Sat = {
      name: `${inLetters(this.#number)}q${inLetters(this.sat.length + 1)}`,
      seated: null,
    }
    this.sat.push(sat)
    const body = JSON.stringify({ name: sat.name })
    const answer = await this.#way.ask('/seats', { method: 'POST', body })
    if (!answer || answer.status >= 500) return
    sat.seated = answer.status === 201
    if (!sat.seated) return void (await pass(500))
    this.#token = (JSON.parse(answer.text) as Seated).token
    this.#counts.add('people seated')
    this.#shared = null
    this.#memory.forget()
  }

  async #comeBack(): Promise<void> {
    const { shown } = this.#memory
    const remember = this.#memory.overNewLine()
    const seen = shown ? `?seen=${shown.seq}` : ''
    const line = await this.#way.open(`seat${seen}`, this.#token, (message) => {
      remember(message)
      this.#hear(message)
    })
    if ('closed' in line) {
      this.#leftWith(line.closed)
      await pass(this.#dice.between(50, 400))
      return
    }
    this.#counts.add('lines opened')
    this.#commands.follow(line)
    void line.gone.then((code) => {
      if (this.#way.line === line) this.#leftWith(code)
      this.#wake()
    })
  }

  /** Only the loss of the seat ends anything; all else is a line to be opened again. */
  #leftWith(code: number): void {
    if (code === closing.noSuchTable) this.complaints.push('the table was said to be gone')
    if (code !== closing.unseated && code !== closing.wrongToken) return
    this.#token = null
    this.#commands.giveUp()
  }

  // ---------------------------------------------------------------- hearing

  #hear(message: ServerMessage): void {
    if (message.type === 'refused') this.#counts.add(`refused: ${message.refusal}`)
    if (message.type === 'done' || message.type === 'refused')
      this.#commands.answered(message.id, message.type)
    this.#wake()
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#listening.push(resolve))
  }

  #wake(): void {
    for (const listen of this.#listening.splice(0)) listen()
  }
}
