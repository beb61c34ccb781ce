import { computed, effect, signal } from '@preact/signals'

import type { Refused, Waiting } from '../../shared/wire/protocol.ts'
import { TableConnection, type Ending } from './connection.ts'
import { keepLatest, keepMuted } from './keep-latest.ts'
import {
  forgetSeat,
  forgetTable,
  keepSeatToken,
  keptTable,
  seatToken,
  type KeptTable,
} from './kept-table.ts'
import { Log } from './log.ts'
import { TableModel } from './model.ts'
import { ShareInChance } from './share-in-chance.ts'
import { keepLeft } from './left-seats.ts'
import { keepFormer, keepWaiting, keptWaiting, takeSeat } from './take-seat.ts'

/** Counted up when this page has become a phone of several, or is one no more. */
export const phoneChanges = signal(0)

/** One of several who share a phone: what it keeps, and whom it calls, is settled for all of them together. */
export interface Sharing {
  readonly token: string
  readonly kept: KeptTable | null
  /** Somebody else sits down with this phone. */
  readonly add: (name: string) => Promise<Refused | null>
}

/** Somebody at a table: on a seat if this browser has its token, else as a watcher. */
export class Visit {
  readonly code: string
  readonly model: TableModel
  readonly connection: TableConnection
  readonly log: Log
  readonly share: ShareInChance
  /** The seat's secret; whoever has it can go on with the seat elsewhere. */
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

  /** Why there is no line and none is tried. */
  readonly ending = computed<Ending | null>(() => {
    const line = this.connection.line.value
    return line === 'connecting' || line === 'open' || line === 'lost' ? null : line
  })

  readonly sharing: Sharing | null
  readonly #stops: (() => void)[] = []

  constructor(code: string, sharing: Sharing | null = null) {
    this.code = code
    this.sharing = sharing
    this.token.value = sharing?.token ?? seatToken(code)
    const kept = sharing?.kept ?? (sharing || this.token.value === null ? null : keptTable(code))
    this.connection = new TableConnection(code, kept?.shown?.seq ?? null)
    this.model = new TableModel(this.connection, kept)
    this.log = new Log(this.model, kept?.told)
    this.share = new ShareInChance(sharing ? `${code}.${sharing.token}` : code, this.model)
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
    if ('seat' in came.value) this.moveIn(came.value.token)
    else this.waiting.value = came.value
    return null
  }

  /** Goes on with a seat whose token this is. */
  moveIn(token: string): void {
    keepSeatToken(this.code, token)
    this.unseated.value = false
    this.token.value = token
    this.#reopen()
  }

  /** Once more, after the line ended: also takes the seat back from a newer tab. */
  readonly comeBack = (): void => this.#reopen()

  /** Calls `stop` when the visit ends. */
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

  /** A seat that is no longer ours: from now on we watch. */
  #followEndings(): () => void {
    return effect(() => {
      const ending = this.ending.value
      if (ending === 'noSuchTable') return this.#forget()
      if (ending !== 'unseated' && ending !== 'wrongToken') return
      // What proved it tells the table later that it was theirs.
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

  /** The table is gone: nothing of it stays here. */
  #forget(): void {
    this.log.muted.value = new Set()
    forgetTable(this.code)
  }

  /** The table says who waits: whoever did, and does no longer, sits down or was not let in. */
  #followAnswer(): () => void {
    let known = this.waiting.value
    return effect(() => {
      const [waiting, table] = [this.waiting.value, this.model.table.value]
      if (waiting === null || table === null) return
      const isOne = ({ person }: { readonly person?: number }): boolean => person === waiting.person
      if (table.asking?.some(isOne)) known = waiting
      else if (table.seats.some(isOne)) {
        this.stopWaiting()
        this.moveIn(waiting.token)
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
