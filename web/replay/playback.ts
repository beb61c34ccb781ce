import { batch, signal } from '@preact/signals'

/**
 * A list of steps and the current position in it. The viewer can change the position, or let the
 * steps advance automatically.
 */
export abstract class Playback {
  readonly step = signal(0)
  /** Whether the steps advance automatically now. */
  readonly running = signal(false)

  abstract get last(): number

  readonly goTo = (step: number): void => {
    batch(() => {
      this.running.value = false
      this.step.value = Math.max(0, Math.min(step, this.last))
    })
  }

  /** Starts the playback. If it is at the end, starts again from the beginning. */
  readonly run = (): void => {
    batch(() => {
      if (this.step.value === this.last) this.step.value = 0
      this.running.value = true
    })
  }
}
