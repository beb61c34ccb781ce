import { removeValue, storeValue, storedValue, storedNames } from './storage.ts'

// The seats that the viewer has left on purpose. The landing page links to their tables, so that
// the viewer can return.

interface LeftSeat {
  readonly code: string
  readonly at: number
}

/**
 * For how long the landing page links to a table whose seat the viewer has left, in ms: one day.
 */
const maxAge = 24 * 3_600_000

export const storeLeftSeat = (code: string): void => storeValue(`left.${code}`, Date.now())

export const removeLeftSeat = (code: string): void => removeValue(`left.${code}`)

/** Returns the codes of the tables that the viewer has left, the latest first. */
export function leftSeats(now: number): readonly string[] {
  const left: readonly LeftSeat[] = storedNames('left.').map((code) => ({
    code,
    at: Number(storedValue(`left.${code}`)),
  }))
  for (const { code, at } of left) if (!(at + maxAge > now)) removeLeftSeat(code)
  return left
    .filter(({ at }) => at + maxAge > now)
    .toSorted((one, other) => other.at - one.at)
    .map(({ code }) => code)
}
