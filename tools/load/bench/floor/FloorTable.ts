import { DurableObject } from 'cloudflare:workers'

import { dealt, isLegal, moved, view, type Game, type Move } from './game.ts'

/** A table of the floor: what is stored of it when it is opened. */
type Opened = { readonly game: Game; readonly tokens: readonly string[] }

/**
 * The least that a table can be and still be one: a row for each move, each player shown their own cards alone, and
 * everybody told from the same object. What is more than this, ours has to be worth.
 */
export class FloorTable extends DurableObject<unknown> {
  readonly #sql: SqlStorage
  #game: Game | null
  #tokens: readonly string[]
  #taken = 0

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    const opened = ctx.storage.kv.get<Opened>('opened')
    this.#tokens = opened?.tokens ?? []
    this.#game = opened ? this.#replayed(opened.game) : null
  }

  open(seats: number): void {
    this.#game = dealt(seats, crypto.getRandomValues(new Uint32Array(98)))
    this.#tokens = Array.from({ length: seats }, () => crypto.randomUUID())
    this.#sql.exec('create table moves (number integer primary key, json text)')
    const opened: Opened = { game: this.#game, tokens: this.#tokens }
    this.ctx.storage.kv.put('opened', opened)
  }

  sit(): { seat: number; token: string } {
    const seat = this.#taken++
    this.ctx.storage.kv.put('taken', this.#taken)
    return { seat, token: this.#tokens[seat] ?? '' }
  }

  /** A player's line, who offers the token as a protocol; a watcher's offers none. */
  override fetch(request: Request): Response {
    const token = request.headers.get('Sec-WebSocket-Protocol')
    const seat = token === null ? null : this.#tokens.indexOf(token)
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [seat === null ? 'watcher' : 'player'])
    server.serializeAttachment(seat)
    if (this.#game) server.send(JSON.stringify(view(this.#game, seat)))
    const headers = new Headers(token === null ? {} : { 'Sec-WebSocket-Protocol': token })
    return new Response(null, { status: 101, webSocket: client, headers })
  }

  override webSocketMessage(socket: WebSocket, data: string): void {
    const move = JSON.parse(data) as Move
    const seat = socket.deserializeAttachment() as number
    if (!this.#game || !isLegal(this.#game, seat, move)) return socket.close(4400)
    this.#game = moved(this.#game, move)
    this.#sql.exec('insert into moves (json) values (?)', data)
    for (const player of this.ctx.getWebSockets('player'))
      player.send(JSON.stringify(view(this.#game, player.deserializeAttachment() as number)))
    const watchers = this.ctx.getWebSockets('watcher')
    const shown = watchers.length > 0 ? JSON.stringify(view(this.#game, null)) : ''
    for (const watcher of watchers) watcher.send(shown)
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  #replayed(game: Game): Game {
    return this.#sql
      .exec<{ json: string }>('select json from moves order by number')
      .toArray()
      .reduce((now, { json }) => moved(now, JSON.parse(json) as Move), game)
  }
}
