import { batch, computed, signal } from '@preact/signals'

import { isSame } from '../../shared/canonical.ts'
import type { AnyView } from '../../shared/game/game.ts'
import type { MissedMoves, Position } from '../../shared/protocol/protocol.ts'
import { Playback } from './playback.ts'

/**
 * Steps through missed moves of a running game, from the viewer's seat. Moves that are made
 * meanwhile are appended.
 */
export class CatchUp extends Playback {
  /** Whether the viewer has returned to the current position. */
  readonly isOver = signal(false)
  readonly past = computed<Position>(() => this.#at(this.step.value))
  /** The view before the current step. Null at the first step. */
  readonly before = computed<AnyView | null>(() =>
    this.step.value === 0 ? null : this.#at(this.step.value - 1).view,
  )
  /** Whether the oldest missed moves are left out. */
  readonly isIncomplete: boolean
  readonly #positions = signal<readonly Position[]>([])

  /** @param missed the missed views; `skipped` is how many older ones are left out */
  constructor({ skipped, positions }: Pick<MissedMoves, 'skipped' | 'positions'>) {
    super()
    this.isIncomplete = skipped > 0
    this.#positions.value = positions
  }

  override get last(): number {
    return this.#positions.value.length - 1
  }

  /**
   * Goes one step forward when the viewer taps. After the last step, returns to the current
   * position.
   */
  readonly stepOn = (): void => {
    if (this.step.peek() === this.last) this.toNow()
    else this.goTo(this.step.peek() + 1)
  }

  /** Goes one step forward by the timer. After the last step, returns to the current position. */
  readonly tick = (): void => {
    if (this.step.peek() === this.last) this.toNow()
    else this.step.value += 1
  }

  readonly toNow = (): void => {
    batch(() => {
      this.running.value = false
      this.isOver.value = true
    })
  }

  /** Adds the current view as the last step, unless nothing visible has changed. */
  append(projection: Position): void {
    const last = this.#at(this.last)
    const isNew = projection.seq > last.seq && !isSame(projection.view, last.view)
    if (isNew) this.#positions.value = [...this.#positions.value, projection]
  }

  #at(step: number): Position {
    return this.#positions.value[step] as Position
  }
}
