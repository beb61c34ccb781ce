import { pagePatience } from '../../../shared/wire/page-limits.ts'
import type { ServerMessage } from '../../../shared/wire/protocol.ts'

type Timer = ReturnType<typeof setTimeout>

/**
 * Tells the table when a bot is due, and when somebody has taken long over their turn, so that it need not set an alarm
 * for either. The table looks at its own clock then: to tap too early, or for nothing, does nothing.
 */
export class Taps {
  readonly #tap: () => void
  readonly #timers = new Map<'bots' | 'slow', Timer>()
  #isSeated = false

  constructor(tap: () => void) {
    this.#tap = tap
  }

  hear(message: ServerMessage): void {
    if (message.type !== 'snapshot' && message.type !== 'view') return
    this.stop()
    // The first one says that there will be more.
    if (message.type === 'snapshot') this.#isSeated = message.seat !== null
    if (message.type === 'snapshot' && this.#isSeated) this.#tap()
    const shown = message.type === 'snapshot' ? message.shown : message
    if (this.#isSeated && (shown?.toMove.length ?? 0) > 0)
      this.#tapIn('slow', pagePatience.slow, pagePatience.slow)
    if (message.due !== undefined) this.#tapIn('bots', message.due, pagePatience.tapAgain)
  }

  stop(): void {
    for (const timer of this.#timers.values()) clearTimeout(timer)
  }

  /** Once more where nothing came of it, ever less often. */
  #tapIn(reason: 'bots' | 'slow', time: number, again: number): void {
    const timer = setTimeout(() => {
      this.#tap()
      this.#tapIn(reason, again, again * 2)
    }, time)
    this.#timers.set(reason, timer)
  }
}
