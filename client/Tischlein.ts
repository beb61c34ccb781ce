import type {
  GameRecord,
  OfferedGame,
  OfferedGames,
  PublicEvent,
  PublicState,
  Seated,
  CreatedTable,
  PendingJoin,
} from '../shared/protocol/protocol.ts'
import { ask } from './ask.ts'
import { Place } from './Place.ts'
import { streamed } from './stream.ts'
import type { Opening } from './types.ts'

/** A Tischlein, by its address, for programs: on node, Deno, Bun, and in pages of its own. */
export class Tischlein {
  readonly origin: string

  constructor(origin: string) {
    this.origin = new URL(origin).origin
  }

  async games(): Promise<readonly OfferedGame[]> {
    return (await this.#ask<OfferedGames>('/games')).games
  }

  /** The code of a new table. */
  async open(opening: Opening): Promise<string> {
    return (await this.#ask<CreatedTable>('/tables', opening)).code
  }

  look(code: string): Promise<PublicState> {
    return this.#ask(`/tables/${code}`)
  }

  /** The last game that was finished there. */
  record(code: string): Promise<GameRecord> {
    return this.#ask(`/tables/${code}/game`)
  }

  /**
   * Sits down, and adds a random number to the shuffle of the coming deal. If somebody is asked first, the place is refused
   * as `join-pending` until they say yes.
   * @param program whether a program plays here by itself: the others at the table see it beside the name
   */
  async sit(
    code: string,
    name: string,
    { program = false }: { readonly program?: boolean } = {},
  ): Promise<Place> {
    const body = { name, ...(program && { program }) }
    const seated = await this.#ask<Seated | PendingJoin>(`/tables/${code}/seats`, body)
    const place = this.at(code, seated.token)
    // A seat counts without a contribution, too.
    if ('seat' in seated) await place.contribute().catch(() => undefined)
    return place
  }

  /** A seat that was taken before. */
  at(code: string, token: string): Place {
    return new Place(this.origin, code, token)
  }

  /** Every line that watchers hear. */
  watch(code: string): AsyncGenerator<PublicEvent, void, undefined> {
    return streamed<PublicEvent>(() => `${this.origin}/api/tables/${code}/stream`)
  }

  async #ask<Answer>(path: string, body?: object): Promise<Answer> {
    const answer = await ask(`${this.origin}/api${path}`, body && { body })
    return (await answer.json()) as Answer
  }
}
