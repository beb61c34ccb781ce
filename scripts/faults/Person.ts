import { setTimeout as pass } from 'node:timers/promises'

import type { GameRecord, Seated, ServerMessage } from '../../shared/protocol.ts'
import { closing } from '../../shared/wire.ts'
import { NoLine, openLine, type OpenLine } from '../../web/e2e/seatClient.ts'
import { Outbox } from '../../web/table/outbox.ts'
import type { Counts } from './counts.ts'
import { inLetters, type Dice } from './dice.ts'
import type { Road } from './road.ts'
import { nextSaying, type Knows, type Saying } from './saying.ts'
import { printOf, type LastSeen, type Said, type Sat, type Told } from './testimony.ts'

type Command = Saying & { readonly id: string }

/** How long somebody waits for an answer, or for a line, before they try anew. */
const patience = 10_000

/**
 * Somebody honest at a table, with a bad line and a good memory: what is not answered is said again under the same id
 * over the next line, as the page does it.
 */
export class Person {
  readonly said: Said[] = []
  readonly sat: Sat[] = []
  readonly told: Told[] = []
  readonly records: GameRecord[] = []
  readonly complaints: string[] = []
  readonly #code: string
  readonly #number: number
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  readonly #outbox = new Outbox()
  readonly #byId = new Map<string, Said>()
  #listening: (() => void)[] = []
  #token: string | null = null
  #line: OpenLine | null = null
  #seat = 0
  #shown: Knows['shown'] = null
  #table: Knows['table'] | null = null
  #shared: string | null = null
  #stopping = false
  heardAt = 0

  constructor(code: string, number: number, road: Road, dice: Dice, counts: Counts) {
    this.#code = code
    this.#number = number
    this.#road = road
    this.#dice = dice
    this.#counts = counts
  }

  /** Lives at the table until told to stop, and then waits for what is still to be answered. */
  async live(): Promise<void> {
    while (!this.#stopping) {
      if (this.#token === null) await this.#sitDown()
      else if (!this.#line || this.#line.isGone()) await this.#comeBack()
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
      if (!this.#line || this.#line.isGone()) await this.#comeBack()
      else if (this.#outbox.unanswered.length === 0) return
      else await pass(20)
      if (Date.now() > until) {
        this.complaints.push(`${this.#name()} gets no answer`)
        return
      }
    }
  }

  /** The bots of the table stop as well. */
  async pauseForGood(): Promise<void> {
    if (this.#token === null || this.#table?.phase !== 'playing') return
    await this.#say({ type: 'pause' })
  }

  lastSeen(): LastSeen[] {
    if (this.#token === null || !this.#table) return []
    return [{ who: this.#name(), seat: this.#seat, shown: this.#shown, table: this.#table }]
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
      [4, () => this.#fetchRecord()],
    ] as const)
    if (mishap) return mishap()
    const saying = this.#think()
    if (!saying) return
    if (this.#dice.onceIn(20)) return this.#sayByHttp(saying)
    await this.#say(saying, this.#dice.onceIn(15) ? 'twice' : 'once')
  }

  #think(): Saying | null {
    if (!this.#table) return null
    const saying = nextSaying(
      {
        seat: this.#seat,
        table: this.#table,
        shown: this.#shown,
        shared: this.#shared,
        number: this.said.length,
      },
      this.#dice,
    )
    if (saying?.type === 'nonce') this.#shared = this.#table.commitment
    return saying
  }

  /** Hears the answer, or that the line is gone. */
  async #say(saying: Saying, how: 'once' | 'twice' = 'once'): Promise<void> {
    const command = this.#command(saying)
    this.#sayNext()
    if (how === 'twice') {
      this.#counts.add('commands said twice at once')
      this.#send(command)
    }
    await this.#answered(command.id)
  }

  async #answered(id: string): Promise<void> {
    const late = Date.now() + patience
    while (this.#outbox.unanswered.some((one) => one.id === id)) {
      if (!this.#line || this.#line.isGone()) return
      if (Date.now() > late) return this.#road.cut()
      await Promise.race([this.#news(), this.#line.gone, pass(1_000)])
    }
  }

  #command(saying: Saying): Command {
    const id = `${this.#name()}-${this.said.length}`
    const text = saying['text']
    const said: Said = {
      id,
      type: saying.type,
      ...(typeof text === 'string' && { text }),
      sent: 0,
      done: 0,
      refused: 0,
    }
    this.said.push(said)
    this.#byId.set(id, said)
    this.#counts.add('commands')
    this.#counts.add(`commands: ${saying.type}`)
    const command = { ...saying, id }
    // The page's outbox keeps what it is given, whatever it is.
    this.#outbox.add(command as unknown as Parameters<Outbox['add']>[0])
    return command
  }

  #sayNext(): void {
    if (!this.#line || this.#line.isGone()) return
    for (const { id, ...saying } of this.#outbox.next()) {
      if ((this.#byId.get(id)?.sent ?? 0) > 0) this.#counts.add('commands said again')
      this.#send({ ...saying, id })
    }
  }

  #send(command: Command): void {
    const said = this.#byId.get(command.id)
    if (!said || !this.#line || this.#line.isGone()) return
    said.sent++
    this.#line.send(JSON.stringify(command))
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
    this.#command(saying)
    this.#sayNext()
    await this.#cutSoon()
  }

  async #cutSoon(): Promise<void> {
    this.#counts.add('answers swallowed')
    const unheard = this.#line
    await pass(this.#dice.between(1, 150))
    this.#road.cut()
    await unheard?.gone
  }

  async #reload(): Promise<void> {
    this.#counts.add('reloads')
    this.#line?.close()
    await this.#line?.gone
  }

  async #openSecondTab(): Promise<void> {
    this.#counts.add('second tabs')
    const first = this.#line
    await this.#comeBack()
    // What is said in a tab that has been replaced is no longer heard.
    if (first && !first.isGone() && this.#dice.onceIn(2)) first.close()
  }

  /** More than the table remembers the ids of, and at times without hearing an answer. */
  async #sayMuchAtOnce(): Promise<void> {
    this.#counts.add('bursts')
    const commands: Command[] = []
    for (let count = this.#dice.between(2, 30); count > 0; count--) {
      const saying = this.#think() ?? { type: 'rename', name: `${this.#name()}${inLetters(count)}` }
      if (saying.type !== 'leave') commands.push(this.#command(saying))
    }
    const isUnheard = this.#dice.onceIn(2)
    if (isUnheard) this.#road.goDeaf()
    this.#sayNext()
    if (isUnheard) await this.#cutSoon()
    for (const { id } of commands) await this.#answered(id)
  }

  /** As programs do, and again over the line if no answer comes. */
  async #sayByHttp(saying: Saying): Promise<void> {
    this.#counts.add('commands by HTTP')
    const command = this.#command(saying)
    const said = this.#byId.get(command.id)
    if (said) said.sent++
    const answer = await this.#ask(`/seat/commands`, {
      method: 'POST',
      body: JSON.stringify(command),
      headers: { Authorization: `Bearer ${this.#token}` },
    })
    if (answer && said && answer.status < 500) {
      if (answer.status === 200) said.done++
      else said.refused++
      this.#outbox.answered(command.id)
    } else {
      this.#sayNext()
      await this.#answered(command.id)
    }
  }

  async #fetchRecord(): Promise<void> {
    if (this.#table?.phase !== 'over') return
    const answer = await this.#ask('/game', {})
    if (answer?.status !== 200) return
    const record = JSON.parse(answer.text) as GameRecord
    if (!this.records.some(({ deal }) => deal === record.deal)) this.records.push(record)
  }

  async #ask(
    path: string,
    how: RequestInit,
  ): Promise<{ readonly status: number; readonly text: string } | null> {
    try {
      const answer = await fetch(`${this.#road.origin}/api/tables/${this.#code}${path}`, {
        ...how,
        signal: AbortSignal.timeout(patience),
      })
      return { status: answer.status, text: await answer.text() }
    } catch {
      return null
    }
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
    const answer = await this.#ask('/seats', { method: 'POST', body })
    if (!answer || answer.status >= 500) return
    sat.seated = answer.status === 201
    if (!sat.seated) return void (await pass(500))
    this.#token = (JSON.parse(answer.text) as Seated).token
    this.#counts.add('people seated')
    this.#shared = null
    this.#shown = null
    this.#table = null
  }

  async #comeBack(): Promise<void> {
    const seen = this.#shown ? `?seen=${this.#shown.seq}` : ''
    const path = `/api/tables/${this.#code}/seat${seen}`
    const tooLong = setTimeout(() => this.#road.cut(), patience)
    try {
      let after: number | null = null
      const line: OpenLine = await openLine(this.#road.origin, path, this.#token, (message) => {
        after = this.#hear(message, after)
      })
      this.#follow(line)
      this.#counts.add('lines opened')
      this.#outbox.lineOpened()
      this.#sayNext()
    } catch (error) {
      if (!(error instanceof NoLine)) throw error
      this.#leftWith(error.code)
      await pass(this.#dice.between(50, 400))
    } finally {
      clearTimeout(tooLong)
    }
  }

  #follow(line: OpenLine): void {
    this.#line = line
    void line.gone.then((code) => {
      if (this.#line === line) this.#leftWith(code)
      this.#wake()
    })
  }

  /** Only the loss of the seat ends anything; all else is a line to be opened again. */
  #leftWith(code: number): void {
    this.#line = null
    if (code === closing.noSuchTable) this.complaints.push('the table was said to be gone')
    if (code !== closing.unseated && code !== closing.wrongToken) return
    this.#token = null
    this.#outbox.clear()
  }

  // ---------------------------------------------------------------- hearing

  /** What was last shown over the line that it came by. */
  #hear(message: ServerMessage, after: number | null): number | null {
    this.heardAt = Date.now()
    if (message.type === 'done' || message.type === 'refused') this.#hearAnswer(message)
    if (message.type === 'snapshot' || message.type === 'table') {
      if (this.#table?.phase === 'playing' && message.table.phase === 'over')
        this.#counts.add('endings seen')
      this.#table = message.table
      this.#seat = message.seat ?? this.#seat
      if (message.table.phase === 'gathering') this.#shown = null
    }
    this.#wake()
    const shown = message.type === 'snapshot' ? message.shown : message
    if (!shown || !('view' in shown)) return after
    this.#shown = shown
    this.#counts.add('views heard by seats')
    this.told.push({ seq: shown.seq, seat: this.#seat, print: printOf(shown), after })
    return shown.seq
  }

  #hearAnswer(answer: Extract<ServerMessage, { type: 'done' | 'refused' }>): void {
    const said = answer.id === null ? undefined : this.#byId.get(answer.id)
    if (!said) return
    if (answer.type === 'done') said.done++
    else {
      said.refused++
      this.#counts.add(`refused: ${answer.refusal}`)
    }
    this.#counts.add(answer.type)
    this.#outbox.answered(said.id)
    this.#sayNext()
  }

  #news(): Promise<void> {
    return new Promise((resolve) => this.#listening.push(resolve))
  }

  #wake(): void {
    for (const listen of this.#listening.splice(0)) listen()
  }
}
