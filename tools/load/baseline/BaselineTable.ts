import { DurableObject } from 'cloudflare:workers'

import { afterMove, dealGame, isLegal, viewMessage, type Game, type Move } from './game.ts'

/**
 * The baseline to which our tables are compared: a table that does as little as possible. It writes
 * a row for each move, shows each player only their own cards, and sends to all clients from one
 * object. It implements the part of our protocol that the simulated clients use.
 */
export class BaselineTable extends DurableObject<unknown> {
  readonly #sql: SqlStorage
  #game: Game | null
  #tokens: readonly string[]

  constructor(ctx: DurableObjectState, env: unknown) {
    super(ctx, env)
    this.#sql = ctx.storage.sql
    this.#tokens = ctx.storage.kv.get<string[]>('tokens') ?? []
    const opened = ctx.storage.kv.get<Game>('game')
    this.#game = opened ? this.#replayed(opened) : null
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair('ping', 'pong'))
  }

  open(): void {
    this.#sql.exec('create table moves (number integer primary key, json text)')
  }

  sit(): { token: string } {
    const token = crypto.randomUUID()
    this.#tokens = [...this.#tokens, token]
    this.ctx.storage.kv.put('tokens', this.#tokens)
    return { token }
  }

  /**
   * Connects a player or a spectator. The socket of a player offers the player's token as a
   * subprotocol, the socket of a spectator does not.
   */
  override fetch(request: Request): Response {
    const [protocol, token] = request.headers.get('Sec-WebSocket-Protocol')?.split(', seat.') ?? []
    const seat = token === undefined ? null : this.#tokens.indexOf(token)
    const { 0: client, 1: server } = new WebSocketPair()
    this.ctx.acceptWebSocket(server, [seat === null ? 'spectator' : 'player'])
    server.serializeAttachment(seat)
    server.send(this.#game ? viewMessage(this.#game, seat) : '{"type":"snapshot"}')
    const headers = new Headers(protocol && { 'Sec-WebSocket-Protocol': protocol })
    return new Response(null, { status: 101, webSocket: client, headers })
  }

  override webSocketMessage(socket: WebSocket, data: string): void {
    const command = JSON.parse(data) as { type: string; move: Move }
    if (command.type === 'start') this.#deal()
    else if (command.type === 'move') this.#move(socket, command.move)
  }

  override webSocketClose(socket: WebSocket): void {
    socket.close()
  }

  #deal(): void {
    this.#game = dealGame(this.#tokens.length, crypto.getRandomValues(new Uint32Array(98)))
    this.ctx.storage.kv.put('game', this.#game)
    this.#send(this.#game)
  }

  #move(socket: WebSocket, move: Move): void {
    const seat = socket.deserializeAttachment() as number
    if (!this.#game || !isLegal(this.#game, seat, move)) return socket.close(4400)
    this.#game = afterMove(this.#game, move)
    this.#sql.exec('insert into moves (json) values (?)', JSON.stringify(move))
    this.#send(this.#game)
  }

  #send(game: Game): void {
    for (const player of this.ctx.getWebSockets('player'))
      player.send(viewMessage(game, player.deserializeAttachment() as number))
    const spectators = this.ctx.getWebSockets('spectator')
    const shown = spectators.length > 0 ? viewMessage(game, null) : ''
    for (const spectator of spectators) spectator.send(shown)
  }

  #replayed(game: Game): Game {
    return this.#sql
      .exec<{ json: string }>('select json from moves order by number')
      .toArray()
      .reduce((now, { json }) => afterMove(now, JSON.parse(json) as Move), game)
  }
}
