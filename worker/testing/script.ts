import { expect } from 'vitest'

import type { AnyGame, AnyMove, AnyOptions, AnySignal, Outcome } from '../../shared/game/game.ts'
import { defaultsOf } from '../../shared/game/options.ts'
import type { ChatMessage, Command, GameStep, Position } from '../../shared/protocol/protocol.ts'
import { runToCompletion } from '../../shared/cooperative-task.ts'
import { deepFreeze } from '../../shared/deep-freeze.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { sameDealOpening, openTable } from '../table/decisions/opening.ts'
import { nextAlarmTime, tick } from '../table/decisions/clock.ts'
import { collectFollowUps } from '../table/decisions/consequences.ts'
import { checkExpiry } from '../table/decisions/expiry.ts'
import { playOnChanges, playOnOpening, type PlayOnRequest } from '../table/decisions/play-on.ts'
import { connectSeat, recordRequest, disconnectSeat, sit } from '../table/decisions/presence.ts'
import { receive } from '../table/decisions/receive.ts'
import type { Newcomer } from '../table/decisions/seats.ts'
import { publicTable, projectionFor } from '../table/decisions/views.ts'
import { gameById, findGame } from '../table/games.ts'
import {
  dealAt,
  seatOf,
  type Change,
  type Decision,
  type Entry,
  type GameWithBots,
  type DecisionContext,
  type Table,
  type BotThought,
} from '../table/decisions/table.ts'

type Unnumbered<Sent> = Sent extends unknown ? Omit<Sent, 'id'> & { readonly id?: string } : never
export type CommandInput = Unnumbered<Command>

/**
 * A simulated table for tests: players sit down and send commands, time advances, and the script
 * records every log entry and chat message. Every state is deeply frozen, so a change in place
 * throws.
 */
export class Script {
  /** The game of the table. Tests can replace it by another version of the game. */
  game: GameWithBots
  table: Table
  now = 1_000_000
  botPace = 1
  pushes = true
  isDeleted = false
  readonly log: (Entry & { readonly commandId: string | null; readonly at: number })[] = []
  readonly chat: ChatMessage[] = []
  #counted = 0
  /** How many newcomers have had each name. */
  readonly #newcomers = new Map<string, number>()

  constructor(game = gameById('the-game'), options: object = {}) {
    this.game = game
    const bare = openTable(game, { code: 'KTRMVX', options: {} as AnyOptions }, this.context())
    const defaults = defaultsOf(game.choices.values)
    this.table = deepFreeze({
      ...bare,
      options: { ...defaults, ...options } as unknown as AnyOptions,
    })
  }

  /** Returns another table at which the finished deal is played again. */
  sameDeal(code = 'BCDFGH'): Script {
    const opening = sameDealOpening(this.game, this.table)
    if (!opening.ok) throw new Error(opening.refused.refusal)
    const other = new Script(this.game)
    other.table = deepFreeze(openTable(this.game, { ...opening.value, code }, other.context()))
    return other
  }

  /** Returns another table at which a person continues the finished game from one of its steps. */
  playOn(request: PlayOnRequest): Script {
    const steps = this.steps(this.table.finished?.from ?? 0, this.table.finished?.to ?? 0)
    const opening = playOnOpening(this.game, this.table, steps, request)
    if (!opening.ok) throw new Error(opening.refused.refusal)
    const { playOn } = opening.value
    if (!playOn) throw new Error('there is nothing to play on')
    const other = new Script(this.game)
    other.table = deepFreeze(
      openTable(this.game, { ...opening.value, code: 'BCDFGH' }, other.context()),
    )
    for (const change of playOnChanges(this.game, other.table, playOn, other.context()))
      other.#remember(change)
    return other
  }

  context(): DecisionContext {
    this.#counted += 1
    const entropy = this.#counted.toString(16).padStart(64, '0')
    return { now: this.now, entropy, botPace: this.botPace, pushes: this.pushes }
  }

  /**
   * Returns the refusal, or null if the newcomer has a seat or a join request. Each of several
   * newcomers with the same name has another token.
   */
  trySit(name: string, known: Partial<Newcomer> = {}): Refused | null {
    const count = (this.#newcomers.get(name) ?? 0) + 1
    this.#newcomers.set(name, count)
    const tokenHash = count === 1 ? `hash of ${name}` : `hash of ${name} ${count}`
    const newcomer = { name, tokenHash, ...known }
    const joined = sit(this.game, this.table, newcomer, this.context())
    if (!joined.ok) return joined.refused
    this.#remember(joined.value)
    return null
  }

  sit(name: string, known: Partial<Newcomer> = {}): string {
    expect(this.trySit(name, known)).toBe(null)
    const id = `s${this.table.idCount}`
    this.connect(id)
    return id
  }

  connect(id: string): void {
    expect(this.tryConnect(id)).toBe(null)
  }

  tryConnect(id: string): Refused | null {
    return this.#rememberIfDone(connectSeat(this.game, this.table, id, this.context()))
  }

  disconnect(id: string): void {
    this.#remember(disconnectSeat(this.game, this.table, id, this.context()))
  }

  /** Records a request over HTTP from this player, as programs without a connection send it. */
  request(id: string): void {
    this.#remember(recordRequest(this.game, this.table, id, this.context()))
  }

  /**
   * Sends a command of this player. Returns the refusal; null if the table has accepted the
   * command.
   */
  send(id: string, input: CommandInput): Refused | null {
    const command = { id: `c${this.#counted}`, ...input } as Command
    return this.#rememberIfDone(
      receive(this.game, this.table, id, command, this.context(), findGame),
    )
  }

  /** Advances the clock by `time` milliseconds, and rings each alarm at its time. */
  advance(time: number): void {
    const until = this.now + time
    for (let wakes = 0; wakes < 10_000; wakes++) {
      const next = nextAlarmTime(this.game, this.table, this.now)
      if (next > until) break
      this.now = next
      this.ringAlarm()
    }
    this.now = until
  }

  ringAlarm(): void {
    const aged = checkExpiry(this.table, this.now)
    this.isDeleted = aged === null
    if (!aged) return
    const change = this.#woken(aged)
    this.#remember(change)
    const followUps = collectFollowUps(this.game, change, this.context(), findGame)
    for (const followUp of followUps) this.#remember(followUp)
  }

  /**
   * Returns the change after an alarm. Computes the moves of bots with full effort and without a
   * pause.
   */
  #woken(table: Table, thoughts: readonly BotThought[] = []): Change {
    const change = tick(this.game, table, this.context(), findGame, thoughts)
    if (!change.botTask) return change
    const { computeMove, ...asked } = change.botTask
    return this.#woken(change.table, [
      ...thoughts,
      { ...asked, move: runToCompletion(computeMove(1)) },
    ])
  }

  /** Returns the legal moves of a player, computed from the player's own view. */
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

  /** Returns the command for a player's first legal move. */
  moveInput(id: string): CommandInput {
    const [first] = this.moves(id)
    if (!first) throw new Error(`${id} has no move`)
    return { type: 'move', turn: this.turn(), move: first as Readonly<Record<string, unknown>> }
  }

  /** Plays the first legal move of each turn until the game is over. */
  playOut(): Outcome | null {
    for (let moves = 0; moves < 1_000 && this.table.phase.name === 'playing'; moves++) {
      const [seat = 0] = this.game.toMove(this.table.phase.deal.state)
      const one = this.table.seats[seat]
      if (one?.kind === 'human' && !one.substituted)
        expect(this.send(one.id, this.moveInput(one.id))).toBe(null)
      else this.advance(2_000)
    }
    return publicTable(this.table, 0).outcome
  }

  /** Returns the moves and signals among the log entries from `from` to `to`, counted from 1. */
  steps(from = 1, to = this.log.length): GameStep[] {
    return this.log
      .slice(from - 1, to)
      .filter(({ type, data }) => type === 'move' || type === 'signal' || 'takeBack' in data)
      .map(({ data }) => data as GameStep)
  }

  #rememberIfDone(decided: Decision): Refused | null {
    if (!decided.ok) return decided.refused
    this.#remember(decided.value)
    return null
  }

  #remember({ table, entry, chat, commandId }: Change): void {
    expect(table.seq).toBe(this.table.seq + (entry ? 1 : 0))
    if (table.game !== this.table.game) this.game = gameById(table.game)
    this.table = deepFreeze(table)
    if (entry)
      this.log.push({
        ...JSON.parse(JSON.stringify(entry)),
        commandId: commandId ?? null,
        at: this.now,
      })
    if (chat) this.chat.push(chat)
  }
}

/** Returns names for the smallest table at which at least two people play a game. */
export const namesFor = ({ about }: Pick<AnyGame, 'about'>): readonly string[] =>
  ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, Math.max(2, about.seats.min))
