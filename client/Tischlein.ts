import type {
  GameRecord,
  OfferedGame,
  OfferedGames,
  PublicEvent,
  PublicState,
  SeatCredentials,
  SeatRequest,
  CreatedTable,
  PendingJoin,
} from '../shared/protocol/protocol.ts'
import { ask } from './ask.ts'
import { ClientSeat } from './ClientSeat.ts'
import { readEvents } from './stream.ts'
import type { Opening, SitOptions } from './types.ts'

/**
 * A client of a Tischlein service, for Node.js, Deno, Bun and browsers.
 * @example
 * const tischlein = new Tischlein('https://tischlein.example')
 * const code = await tischlein.open({ game: 'the-game' })
 * const seat = await tischlein.sit(code, 'Robot', { program: true })
 */
export class Tischlein {
  readonly origin: string

  constructor(origin: string) {
    this.origin = new URL(origin).origin
  }

  /** Returns the games that the service offers, with their options. */
  async games(): Promise<readonly OfferedGame[]> {
    return (await this.#ask<OfferedGames>('/games')).games
  }

  /**
   * Opens a table and returns its code.
   * @example
   * const code = await tischlein.open({ game: 'switch', tempo: 'brisk' })
   */
  async open(opening: Opening): Promise<string> {
    return (await this.#ask<CreatedTable>('/tables', opening)).code
  }

  /** Returns the public state of a table, without connecting to it. */
  state(code: string): Promise<PublicState> {
    return this.#ask(`/tables/${code}`)
  }

  /** Returns the record of the last finished game at a table. */
  record(code: string): Promise<GameRecord> {
    return this.#ask(`/tables/${code}/game`)
  }

  /**
   * Takes a seat, and adds a random nonce to the shuffle of the next deal. At some tables, a player
   * has to accept the newcomer. Until then, `events` and `states` wait, and the service refuses all
   * other requests of the seat as `join-pending`.
   * @param options `program`: true if a program plays by itself; the table shows this next to the
   *   name. `piece`: the piece that the player prefers. `previousToken`: the token of the seat that
   *   the player has left, to get the same seat.
   */
  async sit(
    code: string,
    name: string,
    { program = false, ...wishes }: SitOptions = {},
  ): Promise<ClientSeat> {
    const body: SeatRequest = { name, ...wishes, ...(program && { program }) }
    const seated = await this.#ask<SeatCredentials | PendingJoin>(`/tables/${code}/seats`, body)
    const seat = this.at(code, seated.token)
    // A failed nonce is ignored, because the seat is valid without it.
    if ('seat' in seated) await seat.contribute().catch(() => undefined)
    return seat
  }

  /** Returns the seat with this `token`, which `sit` returned earlier. Sends no request. */
  at(code: string, token: string): ClientSeat {
    return new ClientSeat(this.origin, code, token)
  }

  /**
   * Yields every event of a table's public stream, and reconnects after an interruption.
   * @example
   * for await (const event of tischlein.watch('KTRMVX')) console.log(event.type)
   */
  watch(code: string): AsyncGenerator<PublicEvent, void, undefined> {
    return readEvents<PublicEvent>(() => `${this.origin}/api/tables/${code}/stream`)
  }

  async #ask<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await ask(`${this.origin}/api${path}`, body && { body })
    return (await answer.json()) as Answer
  }
}
