import { computed, effect, signal, type ReadonlySignal } from '@preact/signals'

import type { Refused, PendingJoin } from '../../shared/protocol/protocol.ts'
import { TableConnection, type TerminalCloseReason } from './TableConnection.ts'
import { persistTable, persistMuted } from './persist-table.ts'
import {
  removeSeat,
  removeTable,
  storeSeatToken,
  storedTable,
  seatToken,
  type StoredTable,
} from './stored-table.ts'
import { Log } from './Log.ts'
import { TableModel } from './TableModel.ts'
import { DealNonceContribution } from './DealNonceContribution.ts'
import { storeLeftSeat } from './left-seats.ts'
import { storeFormerToken, storeSeatRequest, storedSeatRequest, takeSeat } from './take-seat.ts'

/**
 * A counter that increases when players start or stop sharing this phone at a table. The page then
 * opens a new session.
 */
export const sharedPhoneChanges = signal(0)

/**
 * Marks a session as one of several on a shared phone. `SharedPhone` then stores the tables and
 * plays the alerts for all of them, so this session does neither.
 */
interface SharedPhoneSeat {
  readonly token: string
  readonly cachedTable: StoredTable | null
  /** Takes a seat for one more player on this phone. */
  readonly addPlayer: (name: string) => Promise<Refused | null>
}

/**
 * The viewer's session at a table: with a seat if this browser has the seat's token, else as a
 * spectator.
 *
 * @example
 * const session = new TableSession('KTRMVX')
 * const refused = await session.requestSeat('Anna')
 * if (refused === null) session.model.send({ type: 'start' })
 * session.close()
 */
export class TableSession {
  readonly code: string
  readonly model: TableModel
  readonly connection: TableConnection
  readonly log: Log
  readonly contribution: DealNonceContribution
  /** The secret token of the seat. Any device that has it can use the seat. */
  readonly token = signal<string | null>(null)
  /**
   * True after the viewer has lost the seat without leaving it, until the viewer closes the notice
   * about the loss.
   */
  readonly wasUnseated = signal(false)

  /**
   * The number that identifies the viewer at this table. It stays the same when the viewer loses
   * the seat.
   */
  readonly #person = signal<number | null>(null)
  /**
   * True while the viewer is on the table's list of removed players. Such a player gets no seat
   * until a player at the table allows it again.
   */
  readonly isRemoved = computed(
    () =>
      this.token.value === null &&
      (this.model.table.value?.removed ?? []).some(({ person }) => person === this.#person.value),
  )

  /** True after the viewer has left the seat on purpose. */
  readonly hasLeft = signal(false)

  /** The viewer's request for a seat, which a player must accept; null if there is none. */
  readonly seatRequest = signal<PendingJoin | null>(null)
  /**
   * True after a player has declined the viewer's request for a seat, until the viewer closes the
   * message.
   */
  readonly wasDeclined = signal(false)

  /** Why the connection was closed for good. Null while it is open or reconnecting. */
  get closeReason(): ReadonlySignal<TerminalCloseReason | null> {
    return this.connection.closeReason
  }

  readonly sharedPhone: SharedPhoneSeat | null
  readonly #stops: (() => void)[] = []

  /**
   * @param connect opens the connection. A table that runs in this browser passes another function
   * (web/local/)
   */
  constructor(
    code: string,
    sharing: SharedPhoneSeat | null = null,
    connect = (lastSeq: number | null) => new TableConnection(code, lastSeq),
  ) {
    this.code = code
    this.sharedPhone = sharing
    this.token.value = sharing?.token ?? seatToken(code)
    const kept =
      sharing?.cachedTable ?? (sharing || this.token.value === null ? null : storedTable(code))
    this.connection = connect(kept?.position?.seq ?? null)
    this.model = new TableModel(this.connection, kept)
    this.log = new Log(this.model, kept?.log)
    this.contribution = new DealNonceContribution(() => `${code}.${this.token.peek()}`, this.model)
    if (this.token.value === null) this.seatRequest.value = storedSeatRequest(code)
    this.#stops.push(
      persistMuted(code, this.log),
      () => this.log.close(),
      effect(() => {
        const person = this.model.me.value?.person
        if (person !== undefined) this.#person.value = person
      }),
    )
    if (sharing === null)
      this.#stops.push(
        this.#followAnswer(),
        persistTable(code, this.model, this.log),
        this.#followEndings(),
      )
    this.connection.open(this.token.value)
  }

  async requestSeat(name: string): Promise<Refused | null> {
    this.wasDeclined.value = false
    const came = await takeSeat(this.code, name)
    if (!came.ok) return came.refused
    if ('seat' in came.value) this.claimSeat(came.value.token)
    else this.seatRequest.value = came.value
    return null
  }

  /** Stores the token of a seat, and connects with it. */
  claimSeat(token: string): void {
    storeSeatToken(this.code, token)
    this.wasUnseated.value = false
    this.token.value = token
    this.#reopen()
  }

  /**
   * Opens the connection again after it was closed for good. If another tab has taken the seat,
   * this takes it back.
   */
  readonly reconnect = (): void => this.#reopen()

  /** Registers a function to call when the session closes. */
  onClose(stop: () => void): void {
    this.#stops.push(stop)
  }

  close(): void {
    this.connection.close()
    for (const stop of this.#stops) stop()
  }

  #reopen(): void {
    this.model.clearPending()
    this.connection.open(this.token.value)
  }

  /**
   * If the server says that the seat no longer belongs to this browser, continues as a spectator.
   */
  #followEndings(): () => void {
    return effect(() => {
      const ending = this.closeReason.value
      if (ending === 'noSuchTable') return this.#forget()
      if (ending !== 'unseated' && ending !== 'wrongToken') return
      // Keeps the token as the former one. A later request for a seat includes it, so that the
      // server recognises the viewer.
      if (ending === 'unseated' && this.token.peek() !== null)
        storeFormerToken(this.code, this.token.peek() ?? '')
      // Another tab may have taken another seat since. So a token of another session stays.
      if (seatToken(this.code) === this.token.peek()) removeSeat(this.code)
      this.wasUnseated.value = !this.#leaving
      this.hasLeft.value = this.#leaving
      if (this.#leaving) storeLeftSeat(this.code)
      this.#leaving = false
      this.token.value = null
      this.model.seat.value = null
      this.#reopen()
    })
  }

  /**
   * Removes the stored data of a table and the list of muted people, because the table no longer
   * exists.
   */
  #forget(): void {
    this.log.muted.value = new Set()
    removeTable(this.code)
  }

  /**
   * Watches the table's list of requests for a seat. A viewer who disappears from the list has
   * either got a seat or was declined.
   */
  #followAnswer(): () => void {
    let known = this.seatRequest.value
    return effect(() => {
      const [waiting, table] = [this.seatRequest.value, this.model.table.value]
      if (waiting === null || table === null) return
      const isOne = ({ person }: { readonly person?: number }): boolean => person === waiting.person
      if (table.joinRequests?.some(isOne)) known = waiting
      else if (table.seats.some(isOne)) {
        this.removeSeatRequest()
        this.claimSeat(waiting.token)
      } else if (known === waiting) {
        this.removeSeatRequest()
        this.wasDeclined.value = true
      }
    })
  }

  removeSeatRequest(): void {
    storeSeatRequest(this.code, null)
    this.seatRequest.value = null
  }

  #leaving = false
  readonly leave = (): void => {
    this.#leaving = true
    this.model.send({ type: 'leave' })
  }
}
