import { setTimeout as pass } from 'node:timers/promises'

import type { Done } from '../../shared/wire/answers/done.ts'
import type { GameRecord } from '../../shared/wire/protocol.ts'
import type { Commands } from './Commands.ts'
import type { Counts } from './counts.ts'
import type { Dice } from '../../tests/support/dice.ts'
import type { Memory } from './Memory.ts'
import { Presence } from './Presence.ts'
import type { Road } from './road.ts'
import { inLetters, nextSaying, sayingAboutAll, type Saying } from './saying.ts'
import type { LastSeen } from './testimony.ts'
import { patience } from './Way.ts'

/**
 * Somebody honest at a table, with a bad line and a good memory: what is not answered is said again under the same id
 * over the next line, as the page does it.
 */
export class Person {
  readonly records: GameRecord[] = []
  readonly #presence: Presence
  readonly #road: Road
  readonly #dice: Dice
  readonly #counts: Counts
  /** The seat's token, and the promise for which it has given its share in the chance. */
  #shared: { readonly token: string | null; readonly commitment: string | null } | null = null
  #stopping = false

  constructor(code: string, number: number, road: Road, dice: Dice, counts: Counts) {
    this.#presence = new Presence(code, number, road, dice, counts)
    this.#road = road
    this.#dice = dice
    this.#counts = counts
  }

  get commands(): Commands['all'] {
    return this.#presence.commands.all
  }

  get sat(): Presence['sat'] {
    return this.#presence.sat
  }

  get views(): Memory['views'] {
    return this.#presence.memory.views
  }

  get lastMessageAt(): number {
    return this.#presence.memory.lastMessageAt
  }

  get isGone(): boolean {
    return this.#presence.isGone
  }

  get complaints(): readonly string[] {
    return this.#presence.complaints
  }

  /** Lives at the table until told to stop, and then waits for what is still to be answered. */
  async live(): Promise<void> {
    while (!this.#stopping && !this.isGone) {
      if (this.#presence.token === null) await this.#presence.sitDown()
      else if (!this.#presence.way.isOpen()) await this.#presence.comeBack()
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
      if (this.#presence.token === null) return
      if (!this.#presence.way.isOpen()) await this.#presence.comeBack()
      else if (this.#presence.commands.areAllAnswered()) return
      else await pass(20)
      if (Date.now() > until) {
        this.#presence.complaints.push(`${this.#presence.name()} gets no answer`)
        return
      }
    }
  }

  /** The bots of the table stop as well. */
  async pauseForGood(): Promise<void> {
    if (this.#presence.token === null || this.#presence.memory.table?.phase !== 'playing') return
    await this.#presence.say({ type: 'pause' })
  }

  lastSeen(): LastSeen[] {
    return this.#presence.token === null
      ? []
      : this.#presence.memory.lastSeen(this.#presence.name())
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
    await this.#presence.say(saying, this.#dice.onceIn(15) ? 'twice' : 'once')
  }

  #think(): Saying | null {
    const { seat, table, shown } = this.#presence.memory
    if (seat === null || !table) return null
    const { token } = this.#presence
    const shared = this.#shared?.token === token ? this.#shared.commitment : null
    const knows = { seat, table, shown, shared, number: this.commands.length }
    const saying = sayingAboutAll(knows, this.#dice) ?? nextSaying(knows, this.#dice)
    if (saying?.type === 'nonce') this.#shared = { token, commitment: table.commitment }
    return saying
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
    this.#presence.commands.add(this.#presence.name(), saying)
    this.#presence.commands.sayNext()
    await this.#cutSoon()
  }

  async #cutSoon(): Promise<void> {
    this.#counts.add('answers swallowed')
    const unheard = this.#presence.way.line
    await pass(this.#dice.between(1, 150))
    this.#road.cut()
    await unheard?.gone
  }

  async #reload(): Promise<void> {
    this.#counts.add('reloads')
    const { line } = this.#presence.way
    line?.close()
    await line?.gone
  }

  async #openSecondTab(): Promise<void> {
    this.#counts.add('second tabs')
    const first = this.#presence.way.line
    await this.#presence.comeBack()
    // What is said in a tab that has been replaced is no longer heard.
    if (first && !first.isGone() && this.#dice.onceIn(2)) first.close()
  }

  /** More than the table remembers the ids of, and at times without hearing an answer. */
  async #sayMuchAtOnce(): Promise<void> {
    this.#counts.add('bursts')
    const ids: string[] = []
    for (let count = this.#dice.between(2, 30); count > 0; count--) {
      const saying = this.#think() ?? {
        type: 'rename',
        name: `${this.#presence.name()}${inLetters(count)}`,
      }
      if (saying.type !== 'leave')
        ids.push(this.#presence.commands.add(this.#presence.name(), saying).id)
    }
    const isUnheard = this.#dice.onceIn(2)
    if (isUnheard) this.#road.goDeaf()
    this.#presence.commands.sayNext()
    if (isUnheard) await this.#cutSoon()
    for (const id of ids) await this.#presence.answered(id)
  }

  /** As programs do, and again over the line if no answer comes. */
  async #sayByHttp(saying: Saying): Promise<void> {
    this.#counts.add('commands by HTTP')
    const command = this.#presence.commands.add(this.#presence.name(), saying)
    this.#presence.commands.sent(command.id)
    const answer = await this.#presence.way.ask(`/seat/commands`, {
      method: 'POST',
      body: JSON.stringify(command),
      headers: { Authorization: `Bearer ${this.#presence.token}` },
    })
    if (answer && answer.status < 500)
      return this.#presence.commands.answered(
        command.id,
        answer.status === 200
          ? { type: 'done', ...(JSON.parse(answer.text) as Done) }
          : { type: 'refused' },
      )
    this.#presence.commands.sayNext()
    await this.#presence.answered(command.id)
  }

  async #fetchRecord(): Promise<void> {
    const { table } = this.#presence.memory
    if (table?.phase !== 'over' || this.records.some(({ deal }) => deal === table.deal)) return
    const answer = await this.#presence.way.ask('/game', {})
    if (answer?.status !== 200) return
    this.records.push(JSON.parse(answer.text) as GameRecord)
  }
}
