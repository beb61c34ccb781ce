import { ok, refuse, type Result } from '../shared/result.ts'
import type { Done, SeatEvent, SeatPosition } from '../shared/protocol/protocol.ts'
import type { Refused } from '../shared/protocol/refusals.ts'
import { ask, RefusedError } from './ask.ts'
import { streamed } from './stream.ts'
import type { AnyMove, Moment, Saying, Shown } from './types.ts'

/** Somebody's seat at a table: whoever has its token has the seat. */
export class Place {
  readonly code: string
  readonly token: string
  readonly #address: string
  /** The number that was accepted for each commitment. */
  readonly #contributions = new Map<string, string>()
  #answeredCommitment: string | null = null
  #contributing: Promise<void> = Promise.resolve()

  constructor(origin: string, code: string, token: string) {
    this.code = code
    this.token = token
    this.#address = `${origin}/api/tables/${code}/seat`
  }

  /** How it stands now. */
  async look(): Promise<Moment> {
    const answer = await ask(this.#address, { token: this.token })
    return (await answer.json()) as Moment
  }

  /** Every line that the seat hears. While somebody listens, the seat counts as one whose player is here. */
  async *lines(): AsyncGenerator<SeatEvent, void, undefined> {
    let seen: number | null = null
    const address = () => `${this.#address}/stream${seen === null ? '' : `?seen=${seen}`}`
    for await (const line of streamed<SeatEvent>(address, this.token)) {
      if (line.type === 'view') seen = line.seq
      if (line.type === 'snapshot') seen = line.position?.seq ?? seen
      if ((line.type === 'snapshot' || line.type === 'table') && line.seat !== null)
        void this.#contributeTo(line.table.commitment)
      yield line
    }
  }

  /** How it stands, now and after each change. It ends where the seat is gone. */
  async *moments(): AsyncGenerator<Moment, void, undefined> {
    let now: Moment | null = null
    for await (const line of this.lines()) {
      const next = momentAfter(now, line)
      if (next && next !== now) yield next
      now = next
    }
  }

  /** Sends a command that counts once, however often it has to be sent. Refusals are answers, too. */
  async say(saying: Saying, id: string = freshId()): Promise<Result<Done, Refused>> {
    // A contribution that arrives after the deal is refused.
    if (saying.type === 'start' || saying.type === 'rematch') await this.#contributing
    return this.#send('commands', { ...saying, id })
  }

  /**
   * Adds a random number to the shuffle of the coming deal. `sit`, `lines` and `moments` do so by themselves: only a program
   * that calls none of them for a deal calls this.
   */
  async contribute(): Promise<void> {
    const { table } = await this.look()
    await this.#contributeTo(table.commitment)
  }

  /** Returns the number that this seat added to a deal, which the `nonces` of its proof have to contain; null for none. */
  contributionTo(commitment: string): string | null {
    return this.#contributions.get(commitment) ?? null
  }

  move(turn: number, move: AnyMove, id: string = freshId()): Promise<Result<Done, Refused>> {
    return this.#send('moves', { turn, move, id })
  }

  /** Answers each commitment once. Without a contribution the deal goes on, so a failure fails nothing else. */
  #contributeTo(commitment: string | null): Promise<void> {
    if (commitment === null || commitment === this.#answeredCommitment) return this.#contributing
    this.#answeredCommitment = commitment
    const nonce = newNonce()
    this.#contributing = this.say({ type: 'add-nonce', commitment, nonce })
      .then(({ ok: isAccepted }) => {
        if (isAccepted) this.#contributions.set(commitment, nonce)
      })
      .catch(() => undefined)
    return this.#contributing
  }

  async #send(what: string, body: object): Promise<Result<Done, Refused>> {
    try {
      const question = { token: this.token, body, mayRepeat: true }
      const answer = await ask(`${this.#address}/${what}`, question)
      return ok((await answer.json()) as Done)
    } catch (error) {
      if (error instanceof RefusedError && !isOver(error)) return refuse(error.refused)
      throw error
    }
  }
}

function momentAfter(now: Moment | null, line: SeatEvent): Moment | null {
  switch (line.type) {
    case 'snapshot':
      return { seat: line.seat, table: line.table, position: line.position && typed(line.position) }
    case 'table':
      return now && { ...now, seat: line.seat, table: line.table }
    case 'view':
      return now && { ...now, position: typed(line) }
    default:
      return now
  }
}

/** What the service says is as its schemas say, game by game. */
const typed = (shown: SeatPosition): Shown => shown as unknown as Shown

/** The seat or the table is gone, or nobody answers: nothing that whoever said it can do otherwise. */
const isOver = ({ status, refusal }: RefusedError): boolean =>
  status === 401 || status === 503 || refusal === 'no-such-table'

const newNonce = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')

const freshId = (): string => crypto.randomUUID().slice(0, 18)
