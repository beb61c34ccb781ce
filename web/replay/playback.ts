import { batch, signal } from '@preact/signals'

/**
 * A position in a list of steps. The viewer changes the position by hand or lets the playback run.
 */
export abstract class Playback {
  readonly step = signal(0)
  /** Whether the steps advance automatically. */
  readonly running = signal(false)

  abstract get last(): number

  readonly goTo = (step: number): void => {
    batch(() => {
      this.running.value = false
      this.step.value = Math.max(0, Math.min(step, this.last))
    })
  }

  /** Starts the playback, from the beginning if it is at the end. */
  readonly run = (): void => {
    batch(() => {
      if (this.step.value === this.last) this.step.value = 0
      this.running.value = true
    })
  }
}
