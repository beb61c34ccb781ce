import { batch, signal } from '@preact/signals'

/** A place among moments that follow each other: it is moved by hand, or goes on by itself. */
export abstract class Walk {
  readonly step = signal(0)
  /** Goes on by itself. */
  readonly running = signal(false)

  abstract get last(): number

  readonly goTo = (step: number): void => {
    batch(() => {
      this.running.value = false
      this.step.value = Math.max(0, Math.min(step, this.last))
    })
  }

  /** From the beginning, where it stands at the end. */
  readonly run = (): void => {
    batch(() => {
      if (this.step.value === this.last) this.step.value = 0
      this.running.value = true
    })
  }
}
