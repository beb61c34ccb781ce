import { computed, effect, signal } from '@preact/signals'

import type { Refused, Waiting } from '../../shared/protocol/protocol.ts'
import { TableConnection, type TerminalCloseReason } from './TableConnection.ts'
import { keepLatest, keepMuted } from './keep-latest.ts'
import {
  forgetSeat,
  forgetTable,
  keepSeatToken,
  storedTable,
  seatToken,
  type StoredTable,
} from './stored-table.ts'
import { Log } from './Log.ts'
import { TableModel } from './TableModel.ts'
import { DealNonceContribution } from './DealNonceContribution.ts'
import { keepLeft } from './left-seats.ts'
import { keepFormer, keepWaiting, keptWaiting, takeSeat } from './take-seat.ts'

/** Counts how often this page became a phone that several people share, or stopped being one. */
export const phoneChanges = signal(0)

/** For one of several people who share a phone: what the browser stores, and when it rings, is decided for all of them together. */
export interface Sharing {
  readonly token: string
  readonly kept: StoredTable | null
  /** Somebody else sits down with this phone. */
  readonly add: (name: string) => Promise<Refused | null>
}

/** A browser's stay at a table: on a seat if the browser has its token, else as a spectator. */
export class TableSession {
  readonly code: string
  readonly model: TableModel
  readonly connection: TableConnection
  readonly log: Log
  readonly contribution: DealNonceContribution
  /** The seat's secret: any device that has it can go on with the seat. */
  readonly token = signal<string | null>(null)
  /** A seat that was taken from this browser, until the viewer has read of it. */
  readonly unseated = signal(false)

  /** The number of the viewer on their last seat. */
  readonly #person = signal<number | null>(null)
  /** The host has removed the viewer: the seats of this table refuse them until a player lets them back in. */
  readonly removed = computed(
    () =>
      this.token.value === null &&
      (this.model.table.value?.removed ?? []).some(({ person }) => person === this.#person.value),
  )

  /** The viewer has given the seat up. */
  readonly left = signal(false)

  /** Somebody at the table is asked whether the viewer may sit down. */
  readonly waiting = signal<Waiting | null>(null)
  /** Nobody has said yes, until the viewer has read of it. */
  readonly declined = signal(false)

  /** Why there is no connection and none is tried. */
  readonly ending = computed<TerminalCloseReason | null>(() => {
    const status = this.connection.status.value
    return status === 'connecting' || status === 'open' || status === 'lost' ? null : status
  })

  readonly sharing: Sharing | null
  readonly #stops: (() => void)[] = []

  constructor(code: string, sharing: Sharing | null = null) {
    this.code = code
    this.sharing = sharing
    this.token.value = sharing?.token ?? seatToken(code)
    const kept = sharing?.kept ?? (sharing || this.token.value === null ? null : storedTable(code))
    this.connection = new TableConnection(code, kept?.shown?.seq ?? null)
    this.model = new TableModel(this.connection, kept)
    this.log = new Log(this.model, kept?.told)
    this.contribution = new DealNonceContribution(
      sharing ? `${code}.${sharing.token}` : code,
      this.model,
    )
    if (this.token.value === null) this.waiting.value = keptWaiting(code)
    this.#stops.push(
      keepMuted(code, this.log),
      () => this.log.close(),
      effect(() => {
        const person = this.model.me.value?.person
        if (person !== undefined) this.#person.value = person
      }),
    )
    if (sharing === null)
      this.#stops.push(
        this.#followAnswer(),
        keepLatest(code, this.model, this.log),
        this.#followEndings(),
      )
    this.connection.open(this.token.value)
  }

  async sit(name: string): Promise<Refused | null> {
    this.declined.value = false
    const came = await takeSeat(this.code, name)
    if (!came.ok) return came.refused
    if ('seat' in came.value) this.claimSeat(came.value.token)
    else this.waiting.value = came.value
    return null
  }

  /** Takes the seat that belongs to this token. */
  claimSeat(token: string): void {
    keepSeatToken(this.code, token)
    this.unseated.value = false
    this.token.value = token
    this.#reopen()
  }

  /** Connects again after the connection has ended; this also takes the seat back from a newer tab. */
  readonly reconnect = (): void => this.#reopen()

  /** Calls `stop` when the session ends. */
  onClose(stop: () => void): void {
    this.#stops.push(stop)
  }

  close(): void {
    this.connection.close()
    for (const stop of this.#stops) stop()
  }

  #reopen(): void {
    this.model.forgetWaiting()
    this.connection.open(this.token.value)
  }

  /** When the seat is no longer ours, goes on as a spectator. */
  #followEndings(): () => void {
    return effect(() => {
      const ending = this.ending.value
      if (ending === 'noSuchTable') return this.#forget()
      if (ending !== 'unseated' && ending !== 'wrongToken') return
      // With the former token the viewer can prove later that the seat was theirs.
      if (ending === 'unseated' && this.token.peek() !== null)
        keepFormer(this.code, this.token.peek() ?? '')
      forgetSeat(this.code)
      this.unseated.value = !this.#leaving
      this.left.value = this.#leaving
      if (this.#leaving) keepLeft(this.code)
      this.#leaving = false
      this.token.value = null
      this.model.seat.value = null
      this.#reopen()
    })
  }

  /** Removes all that this browser stored of a table that is gone. */
  #forget(): void {
    this.log.muted.value = new Set()
    forgetTable(this.code)
  }

  /** Follows the table's list of people who wait: a viewer who is no longer on it has a seat now, or was declined. */
  #followAnswer(): () => void {
    let known = this.waiting.value
    return effect(() => {
      const [waiting, table] = [this.waiting.value, this.model.table.value]
      if (waiting === null || table === null) return
      const isOne = ({ person }: { readonly person?: number }): boolean => person === waiting.person
      if (table.asking?.some(isOne)) known = waiting
      else if (table.seats.some(isOne)) {
        this.stopWaiting()
        this.claimSeat(waiting.token)
      } else if (known === waiting) {
        this.stopWaiting()
        this.declined.value = true
      }
    })
  }

  stopWaiting(): void {
    keepWaiting(this.code, null)
    this.waiting.value = null
  }

  #leaving = false
  readonly leave = (): void => {
    this.#leaving = true
    this.model.send({ type: 'leave' })
  }
}
