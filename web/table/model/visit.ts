import { computed, effect, signal } from '@preact/signals'

import type { Refused, Waiting } from '../../../shared/wire/protocol.ts'
import { callViewer } from './calls.ts'
import { TableConnection, type Ending } from './connection.ts'
import { keepLatest, keepMuted } from './keep-latest.ts'
import { forgetSeat, keepSeatToken, keptTable, seatToken } from './kept-table.ts'
import { Log } from './log.ts'
import { TableModel } from './model.ts'
import { ShareInChance } from './share-in-chance.ts'
import { keepRemoved, keepWaiting, keptWaiting, takeSeat } from '../take-seat.ts'

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

  /** Somebody at the table is asked whether the viewer may sit down. */
  readonly waiting = signal<Waiting | null>(null)
  /** Nobody has said yes, until the viewer has read of it. */
  readonly declined = signal(false)

  /** Why there is no line and none is tried. */
  readonly ending = computed<Ending | null>(() => {
    const line = this.connection.line.value
    return line === 'connecting' || line === 'open' || line === 'lost' ? null : line
  })

  readonly #stops: (() => void)[] = []

  constructor(code: string) {
    this.code = code
    this.token.value = seatToken(code)
    const kept = this.token.value === null ? null : keptTable(code)
    this.connection = new TableConnection(code, kept?.shown?.seq ?? null)
    this.model = new TableModel(this.connection, kept)
    this.log = new Log(this.model, kept?.told)
    this.share = new ShareInChance(code, this.model)
    if (this.token.value === null) this.waiting.value = keptWaiting(code)
    this.#stops.push(
      this.#followAnswer(),
      keepMuted(code, this.log),
      keepLatest(code, this.model, this.log),
      callViewer(this.model, this.log),
      this.#followEndings(),
      () => this.log.close(),
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
      if (ending !== 'unseated' && ending !== 'wrongToken') return
      if (ending === 'unseated' && !this.#leaving && this.token.peek() !== null)
        keepRemoved(this.code, this.token.peek() ?? '')
      forgetSeat(this.code)
      this.unseated.value = !this.#leaving
      this.#leaving = false
      this.token.value = null
      this.model.seat.value = null
      this.#reopen()
    })
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
