import { expect } from 'vitest'

import type { AnyMove, AnyOptions, AnySignal, Outcome } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import type { ChatMessage, Command, GameStep, Position } from '../../shared/protocol/protocol.ts'
import { atOnce } from '../../shared/work.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { againAt, openTable } from '../table/decisions/opening.ts'
import { inSameBreath, nextWake, wake } from '../table/decisions/clock.ts'
import { lookAtAge } from '../table/decisions/expiry.ts'
import { arrived, called, gone, sit } from '../table/decisions/presence.ts'
import { receive } from '../table/decisions/receive.ts'
import type { Newcomer } from '../table/decisions/seats.ts'
import { publicTable, projectionFor } from '../table/decisions/views.ts'
import { gameNamed, gameOffered } from '../table/games.ts'
import {
  dealAt,
  seatOf,
  type Change,
  type Decision,
  type Entry,
  type GameWithBots,
  type Moment,
  type Table,
  type Thought,
} from '../table/decisions/table.ts'

type Unnumbered<Sent> = Sent extends unknown ? Omit<Sent, 'id'> & { readonly id?: string } : never
export type Saying = Unnumbered<Command>

/** A table in a test: people sit down and say things, time passes, and all of it is remembered. */
export class Script {
  /** As the program of the day knows it. */
  game: GameWithBots
  table: Table
  now = 1_000_000
  botPace = 1
  pushes = true
  isForgotten = false
  readonly log: (Entry & { readonly commandId: string | null; readonly at: number })[] = []
  readonly chat: ChatMessage[] = []
  #counted = 0

  constructor(game = gameNamed('the-game'), options: object = {}) {
    this.game = game
    const bare = openTable(game, { code: 'KTRMVX', options: {} as AnyOptions }, this.moment())
    const defaults = defaultsOf(game.choices.values)
    this.table = frozen({ ...bare, options: { ...defaults, ...options } as unknown as AnyOptions })
  }

  /** Another table, at which the deal that ended here is played again. */
  again(code = 'BCDFGH'): Script {
    const opening = againAt(this.game, this.table)
    if (!opening.ok) throw new Error(opening.refused.refusal)
    const other = new Script(this.game)
    other.table = frozen(openTable(this.game, { ...opening.value, code }, other.moment()))
    return other
  }

  moment(): Moment {
    this.#counted += 1
    const entropy = this.#counted.toString(16).padStart(64, '0')
    return { now: this.now, entropy, botPace: this.botPace, pushes: this.pushes }
  }

  /** Null also where somebody has to be asked first. */
  triesToSit(name: string, known: Partial<Newcomer> = {}): Refused | null {
    const newcomer = { name, tokenHash: `hash of ${name}`, ...known }
    const taken = sit(this.game, this.table, newcomer, this.moment())
    if (!taken.ok) return taken.refused
    this.#remember(taken.value)
    return null
  }

  /** Sits down and connects. */
  sits(name: string, known: Partial<Newcomer> = {}): string {
    expect(this.triesToSit(name, known)).toBe(null)
    const id = `s${this.table.ids}`
    this.comes(id)
    return id
  }

  comes(id: string): void {
    expect(this.triesToCome(id)).toBe(null)
  }

  triesToCome(id: string): Refused | null {
    return this.#rememberIfDone(arrived(this.game, this.table, id, this.moment()))
  }

  goes(id: string): void {
    this.#remember(gone(this.game, this.table, id, this.moment()))
  }

  /** Asks over HTTP. */
  calls(id: string): void {
    this.#remember(called(this.game, this.table, id, this.moment()))
  }

  /** Null if it is done. */
  says(id: string, saying: Saying): Refused | null {
    const command = { id: `c${this.#counted}`, ...saying } as Command
    return this.#rememberIfDone(
      receive(this.game, this.table, id, command, this.moment(), gameOffered),
    )
  }

  /** Wakes the table whenever it asked for it. */
  passes(time: number): void {
    const until = this.now + time
    for (let wakes = 0; wakes < 10_000; wakes++) {
      const next = nextWake(this.game, this.table, this.now)
      if (next > until) break
      this.now = next
      this.wakes()
    }
    this.now = until
  }

  wakes(): void {
    const aged = lookAtAge(this.table, this.now)
    this.isForgotten = aged === null
    if (!aged) return
    const change = this.#woken(aged)
    this.#remember(change)
    const breath = inSameBreath(this.game, change, this.moment())
    for (const said of breath) this.#remember(said)
  }

  /** Bots think as long as they like, and meanwhile nothing happens. */
  #woken(table: Table, thoughts: readonly Thought[] = []): Change {
    const change = wake(this.game, table, this.moment(), thoughts)
    if (!change.thinks) return change
    const { about, ...asked } = change.thinks
    return this.#woken(change.table, [...thoughts, { ...asked, move: atOnce(about(1)) }])
  }

  /** What may be done from a seat, as its own view says. */
  moves(id: string): readonly AnyMove[] {
    return this.game.moves(this.projection(id).view, this.table.options)
  }

  signals(id: string): readonly AnySignal[] {
    return this.game.signals(this.projection(id).view, this.table.options)
  }

  projection(id: string): Position {
    const seen = projectionFor(this.game, this.table, seatOf(this.table, id))
    if (!seen) throw new Error('nothing has been dealt')
    return seen
  }

  turn(): number {
    return dealAt(this.table)?.turn ?? 0
  }

  /** The first legal move of a seat, said as its page would. */
  moveOf(id: string): Saying {
    const [first] = this.moves(id)
    if (!first) throw new Error(`${id} has no move`)
    return { type: 'move', turn: this.turn(), move: first as Readonly<Record<string, unknown>> }
  }

  /** Plays on, somebody's first move each time, until the game is over. */
  playsOut(): Outcome | null {
    for (let moves = 0; moves < 1_000 && this.table.phase.name === 'playing'; moves++) {
      const [seat = 0] = this.game.toMove(this.table.phase.deal.state)
      const one = this.table.seats[seat]
      if (one?.kind === 'human' && !one.kept)
        expect(this.says(one.id, this.moveOf(one.id))).toBe(null)
      else this.passes(2_000)
    }
    return publicTable(this.table, 0).outcome
  }

  /** Those of some entries of the log, counted from 1. */
  steps(from = 1, to = this.log.length): GameStep[] {
    return this.log
      .slice(from - 1, to)
      .filter(({ what }) => what === 'move' || what === 'signal')
      .map(({ data }) => data as GameStep)
  }

  #rememberIfDone(decided: Decision): Refused | null {
    if (!decided.ok) return decided.refused
    this.#remember(decided.value)
    return null
  }

  #remember({ table, entry, chat, commandId }: Change): void {
    expect(table.seq).toBe(this.table.seq + (entry ? 1 : 0))
    if (table.game !== this.table.game) this.game = gameNamed(table.game)
    this.table = frozen(table)
    if (entry)
      this.log.push({
        ...JSON.parse(JSON.stringify(entry)),
        commandId: commandId ?? null,
        at: this.now,
      })
    if (chat) this.chat.push(chat)
  }
}

/** So that whoever changes a table in place is found out. */
function frozen<Value>(value: Value): Value {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) frozen(part)
  }
  return value
}
