import { bytesToHex } from '@noble/hashes/utils.js'

import type { Viewer } from '../../shared/game/game.ts'
import { ok, refuse, type Result } from '../../shared/result.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { readCommand } from '../../shared/protocol/commands.ts'
import type { DoneResult } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Refused } from '../../shared/protocol/refusals.ts'
import { Alarm } from '../Alarm.ts'
import { botPaceOf } from '../bot-pace.ts'
import { logError } from '../error-log.ts'
import type { LobbyObject } from '../lobby/LobbyObject.ts'
import type { PushEnv } from '../push/vapid-config.ts'
import { PushSender } from '../push/PushSender.ts'
import { ClapBatch } from '../spectators/ClapBatch.ts'
import { type Audience, nobody, type Subscription } from '../spectators/relay.ts'
import type { RelayObject } from '../spectators/RelayObject.ts'
import { close, send } from '../socket.ts'
import {
  dealAt,
  movesBetween,
  seatOf,
  type Change,
  type DecisionContext,
  type Table,
} from './decisions/table.ts'
import { receive } from './decisions/receive.ts'
import { nextAlarmTime } from './decisions/clock.ts'
import {
  encode,
  messagesOfChanges,
  projectionFor,
  snapshot,
  unseatedHumans,
} from './decisions/views.ts'
import { PresenceReporter } from '../metrics/PresenceReporter.ts'
import { countMoves } from '../metrics/counters.ts'
import { DayReporter } from './DayReporter.ts'
import { gameAt, findGame } from './games.ts'
import { LobbyPublisher } from './LobbyPublisher.ts'
import { Relays } from './Relays.ts'
import { SeatSockets } from './SeatSockets.ts'
import { TableStorage } from './TableStorage.ts'

/** The bindings and settings that a table needs. */
export type TableEnv = PushEnv & {
  readonly RELAYS: DurableObjectNamespace<RelayObject>
  readonly LOBBY: DurableObjectNamespace<LobbyObject>
  readonly BOT_PACE?: string
  readonly METRICS?: string
}

/**
 * `followUps` are changes that are stored and sent together with the main change. `origin` is the
 * WebSocket that sent the command.
 */
type CommitOptions = { readonly followUps?: readonly Change[]; readonly origin?: WebSocket | null }

/**
 * The table in memory. Stores each decided change, then sends the change to the seats and to the
 * relays.
 */
export class LiveTable {
  readonly storage: TableStorage
  readonly relays: Relays
  readonly sockets: SeatSockets
  /**
   * Whether a newer program version has stored the table. If so, this version must not change the
   * table. Deployments take minutes, so this version will soon be replaced.
   */
  readonly isNewer: boolean
  readonly alarm: Alarm
  readonly pushes: PushSender
  readonly #lobbyPublisher: LobbyPublisher
  readonly #dayReporter: DayReporter
  readonly #presenceReporter: PresenceReporter
  readonly #botPace: number
  readonly #claps: ClapBatch
  /** The applause that is not stored yet: for each turn of a deal, how many spectators clapped. */
  #applause: { deal: number; readonly turns: Map<number, number> } | null = null
  #table: Table | null

  constructor(ctx: DurableObjectState, env: TableEnv) {
    this.storage = new TableStorage(ctx.storage)
    this.relays = new Relays(ctx.storage.sql, env.RELAYS, this.now(), (subscription) =>
      this.reportSpectators(subscription, nobody),
    )
    this.sockets = new SeatSockets(ctx)
    this.#lobbyPublisher = new LobbyPublisher(env.LOBBY)
    this.#dayReporter = new DayReporter(env.LOBBY)
    this.#presenceReporter = new PresenceReporter(env)
    this.alarm = new Alarm(ctx)
    this.#botPace = botPaceOf(env)
    this.#claps = new ClapBatch(
      (claps) => this.#publishClaps(claps),
      () => clapsInterval(this.relays.spectators()) * this.#botPace,
      () => this.#storeApplause(),
    )
    this.pushes = new PushSender(env)
    const stored = this.storage.load()
    this.isNewer = stored === 'newer'
    this.#table = stored === 'newer' ? null : stored
  }

  get table(): Table | null {
    return this.#table
  }

  now(): number {
    return Date.now()
  }

  context(): DecisionContext {
    return {
      now: this.now(),
      entropy: bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
      botPace: this.#botPace,
      pushes: this.pushes.isConfigured,
    }
  }

  create(table: Table, now: number): void {
    this.storage.create(table)
    this.#table = table
    // The first player who connects needs an alarm that finds dead connections, so set it already.
    // If no player connects, the alarm rings once without effect.
    this.alarm.scheduleBy(now + timeouts.deadSocket, now)
  }

  /**
   * Stores a change, then sends it. The platform's output gate holds the messages back until the
   * write is durable. A change with `changesNothing` only replaces the table in memory.
   * @returns whether `origin` has received the acknowledgement as part of its view
   */
  commit(
    before: Table,
    change: Change,
    { now }: DecisionContext,
    { followUps = [], origin = null }: CommitOptions = {},
  ): boolean {
    if (change.deletesTable) this.delete()
    if (change.deletesTable || change.table === before) return false
    if (change.changesNothing) {
      this.#table = change.table
      return false
    }
    const changes = [change, ...followUps]
    const { table } = changes.at(-1) ?? change
    const sockets = this.sockets.open()
    const messagesFor = messagesOfChanges(
      gameAt(table),
      before,
      changes,
      this.relays.spectators(),
      this.relays.televisions(),
    )
    // Create all messages before the write: if a view cannot be computed, the change is not stored
    // either.
    const outgoing = messagesFor
      ? sockets.map((socket) => {
          const seat = seatOf(table, this.sockets.seatIdOf(socket))
          const done = socket === origin ? change.commandId : undefined
          return [socket, seat < 0 ? [] : messagesFor(seat, done)] as const
        })
      : []
    const toSpectators = this.relays.hasSubscribers() ? messagesFor?.('public') : undefined
    this.storage.save(changes, now)
    countMoves(movesBetween(before, table))
    this.#table = table
    for (const [socket, messages] of outgoing) send(socket, messages)
    if (toSpectators) this.relays.publish(table.code, toSpectators)
    this.publishListing(before)
    this.#dayReporter.report(before, table, (from, to) =>
      this.storage.steps(from, to).map(({ step }) => step),
    )
    this.scheduleAlarm(table, now)
    return outgoing.some(([socket, messages]) => socket === origin && messages.length > 0)
  }

  /**
   * Handles a command of a seat.
   * @param socket the WebSocket that sent the command, or null if it was sent over HTTP. It receives
   *   the acknowledgement
   */
  handleCommand(
    id: string,
    data: string | ArrayBuffer,
    socket: WebSocket | null = null,
  ): Result<DoneResult, Refused> {
    const read = readCommand(data)
    if (!read.ok) return read
    return this.attempt(() => {
      if (!this.#table) return refuse(this.refusal())
      const context = this.context()
      const decided = receive(gameAt(this.#table), this.#table, id, read.value, context, findGame)
      if (!decided.ok) return decided
      const origin = socket && this.sockets.wantsDoneInView(socket) ? socket : null
      const wasSentInView = this.commit(this.#table, decided.value, context, { origin })
      const unchanged = decided.value.changesNothing
      const done: DoneResult = { id: read.value.id, ...(unchanged && { unchanged }) }
      if (socket && !wasSentInView) send(socket, [encode({ type: 'done', ...done })])
      return ok(done)
    })
  }

  /**
   * Runs `act`. If the storage fails, logs the error and returns the refusal `unavailable`. In that
   * case nothing has changed, and the caller can retry.
   */
  attempt<Value>(act: () => Result<Value, Refused>): Result<Value, Refused> {
    try {
      return act()
    } catch (error) {
      logError(error)
      return refuse({ refusal: 'unavailable' })
    }
  }

  /**
   * Closes the WebSockets of people who lost their seat since `before`, or all WebSockets if the
   * table was deleted.
   */
  closeUnseatedSockets(before: Table | null): void {
    if (before && !this.#table) return this.#closeAll()
    if (!before || !this.#table) return
    for (const id of unseatedHumans(before, this.#table))
      for (const left of this.sockets.open(id)) close(left, closeCodes.unseated)
  }

  snapshotFor(table: Table, viewer: Viewer, missed = 0): string {
    const snapshotContext = {
      chat: this.storage.chat(),
      spectators: this.relays.spectators(),
      televisions: this.relays.televisions(),
      missed,
    }
    return encode(snapshot(gameAt(table), table, viewer, snapshotContext))
  }

  /**
   * Stores the number of spectators of a relay, and broadcasts the total if it has changed. Returns
   * false if the relay's subscription is outdated.
   */
  reportSpectators(subscription: Subscription, audience: Audience): boolean {
    if (!this.#table) return false
    const before = encodeAudience(this.relays)
    const known = this.relays.reportSpectators(subscription, audience)
    const count = encodeAudience(this.relays)
    if (count !== before) {
      for (const socket of this.sockets.open()) send(socket, [count])
      this.relays.publish(this.#table.code, [count])
      this.publishListing(this.#table)
    }
    return known
  }

  /**
   * Adds the claps of a relay's spectators to the next message `claps`. Returns false if the host
   * has switched claps off, or if the relay's subscription is outdated.
   */
  reportClaps(subscription: Subscription, claps: number): boolean {
    if (!this.#table?.clapping || !this.relays.isSubscribed(subscription)) return false
    this.#claps.add(claps)
    return true
  }

  #publishClaps(claps: number): void {
    if (!this.#table?.clapping) return
    const message = encode({ type: 'claps', claps })
    for (const socket of this.sockets.open()) send(socket, [message])
    this.relays.publish(this.#table.code, [message])
    this.#countApplause(this.#table, claps)
  }

  /**
   * Adds claps to the turn that spectators see. A spectator can clap several times, so the sum of a
   * turn is limited to the number of spectators.
   */
  #countApplause(table: Table, claps: number): void {
    const deal = dealAt(table)
    const seen = projectionFor(gameAt(table), table, 'public')
    if (!deal || !seen) return
    if (this.#applause?.deal !== deal.number) this.#storeApplause()
    this.#applause ??= { deal: deal.number, turns: new Map() }
    const { turns } = this.#applause
    const sum = (turns.get(seen.turn) ?? 0) + claps
    turns.set(seen.turn, Math.min(sum, Math.max(this.relays.spectators(), 1)))
  }

  /**
   * Stores the applause once the spectators stop clapping, or a new deal begins. So each turn costs
   * one written row, however many claps it got.
   */
  #storeApplause(): void {
    const applause = this.#applause
    this.#applause = null
    if (!applause || !this.#table) return
    const turns = [...applause.turns].map(([turn, spectators]) => ({ turn, spectators }))
    this.attempt(() => ok(this.storage.addApplause(applause.deal, turns)))
  }

  publishListing(before: Table): void {
    if (!this.#table) return
    const [spectators, now] = [this.relays.spectators(), this.now()]
    this.#lobbyPublisher.publish(before, this.#table, spectators, now)
    this.#presenceReporter.report(this.#table, spectators, now)
  }

  scheduleAlarm(table: Table, now: number): void {
    this.alarm.scheduleBy(nextAlarmTime(gameAt(table), table, now), now)
  }

  /** Deletes an expired table. If the storage fails, the table stays. */
  async deleteExpired(): Promise<void> {
    const table = this.#table
    const deletion = this.storage.deleteAll()
    this.#table = null
    try {
      await deletion
    } catch (error) {
      this.#table = table
      throw error
    }
    this.#closeAll()
    this.relays.reset()
  }

  /**
   * Deletes the table on request. Leaves the sockets open until the sender has received the
   * acknowledgement.
   */
  delete(): void {
    if (!this.#table) return
    const { code } = this.#table
    const subscribed = this.relays.all()
    // Delete before sending: the output gate holds back only messages that are sent after a write.
    void this.storage.deleteAll()
    this.relays.closeAll(code, subscribed)
    this.#lobbyPublisher.withdraw(this.#table)
    this.#presenceReporter.withdraw(code)
    this.#table = null
    this.relays.reset()
    this.alarm.clear()
  }

  #closeAll(): void {
    for (const socket of this.sockets.open()) close(socket, closeCodes.noSuchTable)
  }

  /**
   * Returns why the table cannot be used: it does not exist, or a newer program version has stored
   * it.
   */
  refusal(): Refused {
    return { refusal: this.isNewer ? 'unavailable' : 'no-such-table' }
  }
}

/** Returns the message with the number of spectators and televisions. */
const encodeAudience = (relays: Relays): string => {
  const [spectators, televisions] = [relays.spectators(), relays.televisions()]
  return encode({ type: 'spectators', spectators, ...(televisions > 0 && { televisions }) })
}

/**
 * Returns the pause in ms between two `claps` messages. The pause grows with the number of
 * spectators, since each of them receives the message.
 */
const clapsInterval = (spectators: number): number =>
  Math.min(timeouts.clapsMin + spectators, timeouts.clapsMax)
