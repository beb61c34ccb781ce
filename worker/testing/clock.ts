import { vi } from 'vitest'

/**
 * Stops `Date` one hour ahead of the runtime's own clock, which triggers alarms: only the alarms that the test rings
 * will run. `vi.useRealTimers()` restores the clock.
 */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.advanceTimersByTime(3_600_000)
}
