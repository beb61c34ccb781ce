import { vi } from 'vitest'

/**
 * Stops `Date` an hour ahead of the runtime's own clock, by which alarms ring: no alarm rings but those that the test
 * rings. `vi.useRealTimers()` lets it go on.
 */
export const stopClock = (): void => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.advanceTimersByTime(3_600_000)
}
