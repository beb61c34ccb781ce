import { DurableObject } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { DayDealId } from '../../shared/deal/day.ts'
import type { DayDescription, ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { Alarm } from '../Alarm.ts'
import type { Opener } from '../table/decisions/table.ts'
import { Connections } from '../Connections.ts'
import { close, send } from '../socket.ts'
import type { TablePresence, Counters } from '../metrics/counters.ts'
import { MetricsStore } from '../metrics/MetricsStore.ts'
import { AddressKey } from './AddressKey.ts'
import { DayStore, type DaySecret } from './DayStore.ts'
import { PublicList } from './PublicList.ts'

/**
 * How many people and spectators are at one table; `presence` is null once the table is deleted.
 */
type PresenceAt = { readonly code: string; readonly presence: TablePresence | null }

/**
 * Delay in ms before a change is broadcast. Tables change more often than people read the list, so
 * one broadcast covers several changes.
 */
const broadcastDelay = 1_000

const drawKey = (): string => bytesToHex(crypto.getRandomValues(new Uint8Array(32)))

/** The name of the only `LobbyObject`. */
export const lobbyName = 'lobby'

/**
 * The list of public tables, and the deals of the day. A table publishes its entry when the entry
 * changes, and again from time to time. The lobby removes an entry that is not published again, so
 * it never has to call a table.
 */
export class LobbyObject extends DurableObject<unknown> {
  readonly #list: PublicList
  readonly #addressKey: AddressKey
  readonly #days: DayStore
  readonly #alarm: Alarm
  readonly #sockets: Connections
  readonly #metrics: MetricsStore

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    this.#list = new PublicList(ctx.storage.sql)
    this.#metrics = new MetricsStore(ctx.storage.kv)
    this.#addressKey = new AddressKey(ctx.storage.sql)
    this.#days = new DayStore(ctx.storage.kv, drawKey)
    this.#sockets = new Connections(ctx)
    this.#alarm = new Alarm(ctx)
  }

  /** Stores the entry of a table; null removes the entry. The table calls this method. */
  publish(code: string, entry: ListedTable | null, opener: Opener | null = null): void {
    const now = Date.now()
    const isVisible = this.#list.update(code, entry, opener, now)
    this.#alarm.scheduleBy(now + (isVisible ? broadcastDelay : timeouts.listing), now)
  }

  /**
   * Adds the counters of an isolate. If `at` is given, also stores how many people and spectators
   * are at that table.
   */
  addMetrics(counts: Counters | null, at: PresenceAt | null = null): void {
    if (counts) this.#metrics.add(counts)
    if (!at) return
    const now = Date.now()
    this.#metrics.setPresence(at.code, at.presence, now)
    this.#alarm.scheduleBy(now + timeouts.listing, now)
  }

  /**
   * Adds the counters of the calling isolate, then returns the metrics in the text format of
   * Prometheus.
   */
  metrics(counts: Counters | null): string {
    this.addMetrics(counts)
    return this.#metrics.toPrometheus(Date.now())
  }

  /** Returns the current key that turns addresses into fingerprints. */
  addressKey(): string {
    return this.#addressKey.current(Date.now(), drawKey)
  }

  /** Returns the secret of today, for the route that opens a table. */
  dayToday(): DaySecret {
    return this.#days.today(Date.now())
  }

  /** Returns the published data of a day; null if there is none. */
  describeDay(day: string): DayDescription | null {
    return this.#days.describe(day, Date.now())
  }

  /** Counts the result of a table of the day. The table calls this method. */
  countDayResult(day: string, deal: DayDealId, result: number): void {
    this.#days.count(day, deal, result, Date.now())
  }

  /** Returns the current list as a JSON message. */
  list(): string {
    const tables = this.#list.visible(Date.now())
    return JSON.stringify({ type: 'lobby', tables } satisfies Lobby)
  }

  /** Subscribes a WebSocket to the list. Responds with 503 if there are too many subscribers. */
  override fetch(request: Request): Response {
    if (this.#sockets.open().length >= limits.lobbySubscribers)
      return new Response(null, { status: 503 })
    const now = Date.now()
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    const { server, response } = this.#sockets.accept(offered, { lastReceivedAt: now })
    send(server, [this.list()])
    this.#alarm.scheduleBy(now + timeouts.deadSocket, now)
    return response
  }

  override webSocketMessage(socket: WebSocket): void {
    close(socket, closeCodes.tooFast)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
  }

  override webSocketError(socket: WebSocket): void {
    close(socket, 1011)
  }

  override alarm(): Promise<void> {
    return this.#alarm.handle(() => this.#expireAndBroadcast())
  }

  #expireAndBroadcast(): void {
    const now = Date.now()
    this.#list.expire(now)
    const nextExpiry = this.#metrics.expire(now)
    if (nextExpiry !== null) this.#alarm.scheduleBy(nextExpiry, now)
    this.#sockets.closeIdle(now)
    const text = this.list()
    const subscribers = this.#sockets.open()
    for (const socket of subscribers) send(socket, [text])
    const oldestUpdate = this.#list.oldestUpdate()
    if (oldestUpdate !== null) this.#alarm.scheduleBy(oldestUpdate + timeouts.listing + 1, now)
    if (subscribers.length > 0) this.#alarm.scheduleBy(now + timeouts.deadSocket, now)
  }
}
