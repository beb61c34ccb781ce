import { DurableObject } from 'cloudflare:workers'
import { bytesToHex } from '@noble/hashes/utils.js'

import { limits, patience } from '../../shared/protocol/limits.ts'
import type { ListedTable, Lobby } from '../../shared/protocol/protocol.ts'
import { closing } from '../../shared/protocol/socket.ts'
import { Alarm } from '../Alarm.ts'
import type { Opener } from '../table/decisions/table.ts'
import { Connections } from '../Connections.ts'
import { close, send } from '../socket.ts'
import type { TablePresence, Counters } from '../metrics/counters.ts'
import { MetricsStore } from '../metrics/MetricsStore.ts'
import { AddressKey } from './AddressKey.ts'
import { PublicList } from './PublicList.ts'

/** Who is at a table; nobody any more where the table is gone. */
type Attended = { readonly code: string; readonly attendance: TablePresence | null }

/** How long a change may wait before those who look hear of it: tables change more often than people read. */
const pushDelay = 1_000

/**
 * The list of public tables. It asks no table anything: each tells a few facts when they change, and again now and then,
 * so that one which died falls silent and is dropped.
 */
export class LobbyObject extends DurableObject<unknown> {
  readonly #list: PublicList
  readonly #addressKey: AddressKey
  readonly #alarm: Alarm
  readonly #sockets: Connections
  readonly #tally: MetricsStore

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    this.#list = new PublicList(ctx.storage.sql)
    this.#tally = new MetricsStore(ctx.storage.kv)
    this.#addressKey = new AddressKey(ctx.storage.sql)
    this.#sockets = new Connections(ctx)
    this.#alarm = new Alarm(ctx)
  }

  /** Said by a table about itself; null when it is not to be found any more. */
  tell(code: string, facts: ListedTable | null, opener: Opener | null = null): void {
    const now = Date.now()
    const shows = this.#list.tell(code, facts, opener, now)
    this.#alarm.scheduleBy(now + (shows ? pushDelay : patience.listed), now)
  }

  /** Said by an isolate or a table about what it has counted, and who is there. */
  count(counts: Counters | null, at: Attended | null = null): void {
    if (counts) this.#tally.add(counts)
    if (!at) return
    const now = Date.now()
    this.#tally.setPresence(at.code, at.attendance, now)
    this.#alarm.scheduleBy(now + patience.listed, now)
  }

  /** All that was counted, with what whoever asks has counted since. */
  metrics(counts: Counters | null): string {
    this.count(counts)
    return this.#tally.toPrometheus(Date.now())
  }

  /** By which networks are told apart, for now. */
  addressKey(): string {
    return this.#addressKey.get(Date.now(), () =>
      bytesToHex(crypto.getRandomValues(new Uint8Array(32))),
    )
  }

  /** The list as it is now. */
  look(): string {
    const tables = this.#list.visible(Date.now())
    return JSON.stringify({ type: 'lobby', tables } satisfies Lobby)
  }

  /** Somebody looks at the list, and goes on looking; 503 if too many do. */
  override fetch(request: Request): Response {
    if (this.#sockets.open().length >= limits.lobbyWatchers)
      return new Response(null, { status: 503 })
    const now = Date.now()
    const offered = request.headers.get('Sec-WebSocket-Protocol')
    const { server, answer } = this.#sockets.accept(offered, { lastReceivedAt: now })
    send(server, [this.look()])
    this.#alarm.scheduleBy(now + patience.deadSocket, now)
    return answer
  }

  override webSocketMessage(socket: WebSocket): void {
    close(socket, closing.tooFast)
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    close(socket, code)
  }

  override webSocketError(socket: WebSocket): void {
    close(socket, 1011)
  }

  override alarm(): Promise<void> {
    return this.#alarm.handle(() => this.#lookAround())
  }

  #lookAround(): void {
    const now = Date.now()
    this.#list.forgetSilent(now)
    const silent = this.#tally.expire(now)
    if (silent !== null) this.#alarm.scheduleBy(silent, now)
    this.#sockets.closeIdle(now)
    const text = this.look()
    const watching = this.#sockets.open()
    for (const socket of watching) send(socket, [text])
    const oldest = this.#list.oldest()
    if (oldest !== null) this.#alarm.scheduleBy(oldest + patience.listed + 1, now)
    if (watching.length > 0) this.#alarm.scheduleBy(now + patience.deadSocket, now)
  }
}
