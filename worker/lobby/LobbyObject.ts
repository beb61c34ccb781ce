import { DurableObject } from 'cloudflare:workers'

import { limits, patience } from '../../shared/limits.ts'
import type { ListedTable, Lobby } from '../../shared/protocol.ts'
import { closing, heartbeat } from '../../shared/wire.ts'
import { Alarm } from '../Alarm.ts'
import type { Env } from '../env.ts'
import { close, isOpen, openSocket, send } from '../socket.ts'

/** How long a change may wait before those who look hear of it: tables change more often than people read. */
const pushDelay = 1_000

/**
 * The list of public tables. It asks no table anything: each tells a few facts when they change, and again now and then,
 * so that one which died falls silent and is dropped.
 */
export class LobbyObject extends DurableObject<Env> {
  readonly #sql: SqlStorage
  readonly #alarm: Alarm

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#sql.exec(
      'create table if not exists tables (code text primary key, facts text not null, at integer not null)',
    )
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(heartbeat.ping, heartbeat.pong))
    this.#alarm = new Alarm(ctx)
  }

  /** Said by a table about itself; null when it is not to be found any more. */
  tell(code: string, facts: ListedTable | null): void {
    const now = Date.now()
    const before = this.#factsOf(code)
    if (facts === null) this.#sql.exec('delete from tables where code = ?', code)
    else
      this.#sql.exec(
        'insert or replace into tables values (?, ?, ?)',
        code,
        JSON.stringify(facts),
        now,
      )
    const delay = before === this.#factsOf(code) ? patience.listed : pushDelay
    this.#alarm.ringBy(now + delay, now)
  }

  /** The list as it is now. */
  look(): string {
    const tables = this.#sql
      .exec<{ facts: string }>(
        'select facts from tables where at > ? order by at desc limit ?',
        Date.now() - patience.listed,
        limits.lobbyTables,
      )
      .toArray()
      .map(({ facts }) => JSON.parse(facts) as ListedTable)
    return JSON.stringify({ type: 'lobby', tables } satisfies Lobby)
  }

  /** Somebody looks at the list, and goes on looking; 503 if too many do. */
  override fetch(request: Request): Response {
    if (this.#open().length >= limits.lobbyWatchers) return new Response(null, { status: 503 })
    const { server, answer } = openSocket(request.headers.get('Sec-WebSocket-Protocol'))
    this.ctx.acceptWebSocket(server)
    server.serializeAttachment(Date.now())
    send(server, [this.look()])
    const now = Date.now()
    this.#alarm.ringBy(now + patience.deadSocket, now)
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

  override alarm(): void {
    this.#alarm.hasRung()
    const now = Date.now()
    this.#sql.exec('delete from tables where at <= ?', now - patience.listed)
    for (const socket of this.#open()) if (this.#isDead(socket, now)) close(socket, 1001)
    const text = this.look()
    const watching = this.#open()
    for (const socket of watching) send(socket, [text])
    const oldest = this.#sql.exec<{ at: number | null }>('select min(at) as at from tables').one()
    if (oldest.at !== null) this.#alarm.ringBy(oldest.at + patience.listed + 1, now)
    if (watching.length > 0) this.#alarm.ringBy(now + patience.deadSocket, now)
  }

  #factsOf(code: string): string | undefined {
    return this.#sql
      .exec<{ facts: string }>('select facts from tables where code = ?', code)
      .toArray()[0]?.facts
  }

  #open(): WebSocket[] {
    return this.ctx.getWebSockets().filter(isOpen)
  }

  #isDead(socket: WebSocket, now: number): boolean {
    const pinged = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0
    return Math.max(pinged, socket.deserializeAttachment() as number) + patience.deadSocket < now
  }
}
