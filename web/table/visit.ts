import { computed, effect, signal } from '@preact/signals'

import type { Refused } from '../../shared/protocol.ts'
import { sitDown } from '../api.ts'
import { settings } from '../settings.ts'
import { callViewer } from './calls.ts'
import { TableConnection, type Ending } from './connection.ts'
import {
  forgetSeat,
  keepLatest,
  keepMuted,
  keepsakeOf,
  keepSeatToken,
  seatToken,
} from './keepsake.ts'
import { Log } from './log.ts'
import { TableModel } from './model.ts'
import { ShareInChance } from './share-in-chance.ts'

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

  /** Why there is no line and none is tried. */
  readonly ending = computed<Ending | null>(() => {
    const line = this.connection.line.value
    return line === 'connecting' || line === 'open' || line === 'lost' ? null : line
  })

  readonly #stops: (() => void)[] = []

  constructor(code: string) {
    this.code = code
    this.token.value = seatToken(code)
    const kept = this.token.value === null ? null : keepsakeOf(code)
    this.connection = new TableConnection(code, kept?.shown?.seq ?? null)
    this.model = new TableModel(this.connection, kept)
    this.log = new Log(this.model, kept?.told)
    this.share = new ShareInChance(code, this.model)
    this.#stops.push(
      keepMuted(code, this.log),
      keepLatest(code, this.model, this.log),
      callViewer(this.model, this.log),
      this.#followEndings(),
      () => this.log.close(),
    )
    this.connection.open(this.token.value)
  }

  async sit(name: string): Promise<Refused | null> {
    const seated = await sitDown(this.code, { name })
    if (!seated.ok) return seated.refused
    settings.name.value = name
    this.moveIn(seated.value.token)
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
      forgetSeat(this.code)
      this.unseated.value = !this.#leaving
      this.#leaving = false
      this.token.value = null
      this.model.seat.value = null
      this.#reopen()
    })
  }

  #leaving = false
  readonly leave = (): void => {
    this.#leaving = true
    this.model.send({ type: 'leave' })
  }
}
