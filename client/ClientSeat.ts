import { ok, refuse, type Result } from '../shared/result.ts'
import type { DoneResult, SeatEvent, SeatPosition } from '../shared/protocol/protocol.ts'
import type { Refused } from '../shared/protocol/refusals.ts'
import { ask, isGone, RefusedError } from './ask.ts'
import { readEvents } from './stream.ts'
import type { AnyMove, SeatState, CommandInput, GamePosition } from './types.ts'

/**
 * A seat at a table. Its token authorises every request, so keep the token secret.
 * @example
 * const seat = await tischlein.sit('KTRMVX', 'Robot', { program: true })
 * for await (const { position } of seat.states()) {
 *   const [move] = position?.moves ?? []
 *   if (position && move) await seat.move(position.turn, move)
 * }
 */
export class ClientSeat {
  readonly code: string
  readonly token: string
  readonly #address: string
  /** The nonces of this seat that the server has accepted, keyed by the commitment of the deal. */
  readonly #contributions = new Map<string, string>()
  #answeredCommitment: string | null = null
  #contributing: Promise<void> = Promise.resolve()

  constructor(origin: string, code: string, token: string) {
    this.code = code
    this.token = token
    this.#address = `${origin}/api/tables/${code}/seat`
  }

  /** Returns the current state of the table as the seat sees it. */
  async state(): Promise<SeatState> {
    const answer = await ask(this.#address, { token: this.token })
    return (await answer.json()) as SeatState
  }

  /**
   * Yields every event of the seat's stream, and reconnects after an interruption. The player of
   * the seat counts as connected while the caller iterates.
   */
  async *events(): AsyncGenerator<SeatEvent, void, undefined> {
    let seen: number | null = null
    const address = () => `${this.#address}/stream${seen === null ? '' : `?seen=${seen}`}`
    for await (const event of readEvents<SeatEvent>(address, this.token)) {
      if (event.type === 'view') seen = event.seq
      if (event.type === 'snapshot') seen = event.position?.seq ?? seen
      if ((event.type === 'snapshot' || event.type === 'table') && event.seat !== null)
        void this.#contributeTo(event.table.commitment)
      yield event
    }
  }

  /** Yields the state of the seat, now and after each change. Ends when the seat or the table no longer exists. */
  async *states(): AsyncGenerator<SeatState, void, undefined> {
    let now: SeatState | null = null
    for await (const event of this.events()) {
      const next = stateAfter(now, event)
      if (next && next !== now) yield next
      now = next
    }
  }

  /**
   * Sends a command, and resends it after a lost connection. The server handles a command with the same `id` only once. A
   * refusal is returned, not thrown.
   * @example
   * const result = await seat.send({ type: 'chat', text: 'Hello!' })
   * if (!result.ok) console.error(result.refused.refusal)
   */
  async send(input: CommandInput, id: string = freshId()): Promise<Result<DoneResult, Refused>> {
    // The server refuses a nonce that arrives after the deal, so the command waits for the nonce.
    if (input.type === 'start' || input.type === 'rematch') await this.#contributing
    return this.#post('commands', { ...input, id })
  }

  /**
   * Adds a random nonce to the shuffle of the next deal. `sit`, `events` and `states` call this
   * method automatically. A program has to call it only if it uses none of them.
   */
  async contribute(): Promise<void> {
    const { table } = await this.state()
    await this.#contributeTo(table.commitment)
  }

  /**
   * Returns the nonce that this seat added to the deal with this `commitment`, or null. To verify
   * the deal, check that the `nonces` in its proof contain the returned nonce.
   */
  contributionTo(commitment: string): string | null {
    return this.#contributions.get(commitment) ?? null
  }

  /**
   * Makes a move. The arguments come from the position: its `turn`, and one of its `moves`.
   * @example
   * await seat.move(position.turn, position.moves[0])
   */
  move(turn: number, move: AnyMove, id: string = freshId()): Promise<Result<DoneResult, Refused>> {
    return this.#post('moves', { turn, move, id })
  }

  /**
   * Sends a nonce for the deal with this `commitment`, unless it was already sent. Ignores a
   * failure, because the server also deals without this nonce.
   */
  #contributeTo(commitment: string | null): Promise<void> {
    if (commitment === null || commitment === this.#answeredCommitment) return this.#contributing
    this.#answeredCommitment = commitment
    const nonce = newNonce()
    this.#contributing = this.send({ type: 'add-nonce', commitment, nonce })
      .then(({ ok: isAccepted }) => {
        if (isAccepted) this.#contributions.set(commitment, nonce)
      })
      .catch(() => undefined)
    return this.#contributing
  }

  async #post(what: string, body: object): Promise<Result<DoneResult, Refused>> {
    try {
      const question = { token: this.token, body, mayRepeat: true }
      const answer = await ask(`${this.#address}/${what}`, question)
      return ok((await answer.json()) as DoneResult)
    } catch (error) {
      if (error instanceof RefusedError && !isOver(error)) return refuse(error.refused)
      throw error
    }
  }
}

function stateAfter(now: SeatState | null, event: SeatEvent): SeatState | null {
  switch (event.type) {
    case 'snapshot':
      return {
        seat: event.seat,
        table: event.table,
        position: event.position && typed(event.position),
      }
    case 'table': {
      // No view follows when the table begins to gather for another game.
      const position = event.table.phase === 'gathering' ? null : (now?.position ?? null)
      return now && { seat: event.seat, table: event.table, position }
    }
    case 'view':
      return now && { ...now, position: typed(event) }
    default:
      return now
  }
}

/**
 * Narrows a position to the types of its game. The compiler can't check this cast, but the service
 * validates positions by the schemas of the game.
 */
const typed = (shown: SeatPosition): GamePosition => shown as unknown as GamePosition

/**
 * Returns whether the caller can do nothing about a refusal: the seat or the table no longer
 * exists, or the service is unavailable.
 */
const isOver = (error: RefusedError): boolean => error.status === 503 || isGone(error)

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const freshId = (): string => crypto.randomUUID().slice(0, 18)
