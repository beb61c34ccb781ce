import { batch, computed, signal } from '@preact/signals'

import { isSame } from '../../shared/canonical.ts'
import type { AnyView } from '../../shared/game/game.ts'
import type { MissedMoves, Position } from '../../shared/protocol/protocol.ts'
import { Walk } from './walk.ts'

/** What somebody has missed or wants to see again, step by step from their own eyes, and whatever happens while they look at it. */
export class CatchUp extends Walk {
  /** They want to see how it stands now. */
  readonly isOver = signal(false)
  readonly past = computed<Position>(() => this.#at(this.step.value))
  /** What the step before this moment was seen from; at the first, nothing. */
  readonly before = computed<AnyView | null>(() =>
    this.step.value === 0 ? null : this.#at(this.step.value - 1).view,
  )
  /** More has happened than is shown. */
  readonly cut: boolean
  readonly #positions = signal<readonly Position[]>([])

  /** @param missed of which something is shown */
  constructor({ skipped, positions }: Pick<MissedMoves, 'skipped' | 'positions'>) {
    super()
    this.cut = skipped > 0
    this.#positions.value = positions
  }

  override get last(): number {
    return this.#positions.value.length - 1
  }

  /** By hand: from the last step it is one more to now. */
  readonly stepOn = (): void => {
    if (this.step.peek() === this.last) this.toNow()
    else this.goTo(this.step.peek() + 1)
  }

  /** By itself. */
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

  /** How the table stands by now; nothing if that is how the last step has left it. */
  append(projection: Position): void {
    const last = this.#at(this.last)
    const isNew = projection.seq > last.seq && !isSame(projection.view, last.view)
    if (isNew) this.#positions.value = [...this.#positions.value, projection]
  }

  #at(step: number): Position {
    return this.#positions.value[step] as Position
  }
}
