import { pagePatience } from '../../../shared/wire/page-limits.ts'
import type { ServerMessage } from '../../../shared/wire/protocol.ts'

/**
 * Tells the table when a bot is due, so that it need not set an alarm for it. The table looks at its own clock then: to
 * tap too early, or for nothing, does nothing.
 */
export class Taps {
  readonly #tap: () => void
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(tap: () => void) {
    this.#tap = tap
  }

  hear(message: ServerMessage): void {
    if (message.type !== 'snapshot' && message.type !== 'view') return
    this.stop()
    // The first one says that there will be more.
    if (message.type === 'snapshot' && message.seat !== null) this.#tap()
    if (message.due !== undefined) this.#tapIn(message.due, pagePatience.tapAgain)
  }

  stop(): void {
    clearTimeout(this.#timer)
  }

  /** Once more where nothing came of it, ever less often. */
  #tapIn(time: number, again: number): void {
    this.#timer = setTimeout(() => {
      this.#tap()
      this.#tapIn(again, again * 2)
    }, time)
  }
}
