import { vi } from 'vitest'

/**
 * Stops `Date` one hour ahead of the runtime's own clock. The runtime triggers alarms by its own
 * clock, so an alarm runs only when the test rings it. `vi.useRealTimers()` restores the clock.
 */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.advanceTimersByTime(3_600_000)
}
