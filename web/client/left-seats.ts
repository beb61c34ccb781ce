import { forget, remember, remembered, rememberedNames } from './storage.ts'

// The seats that somebody has left of themselves in this browser: a way back that is forced on nobody.

interface LeftSeat {
  readonly code: string
  readonly at: number
}

/** After a day nobody thinks of it any more. */
const longest = 24 * 3_600_000

export const keepLeft = (code: string): void => remember(`left.${code}`, Date.now())

export const forgetLeft = (code: string): void => forget(`left.${code}`)

/** The tables that were left, the latest first. */
export function leftSeats(now: number): readonly string[] {
  const left: readonly LeftSeat[] = rememberedNames('left.').map((code) => ({
    code,
    at: Number(remembered(`left.${code}`)),
  }))
  for (const { code, at } of left) if (!(at + longest > now)) forgetLeft(code)
  return left
    .filter(({ at }) => at + longest > now)
    .toSorted((one, other) => other.at - one.at)
    .map(({ code }) => code)
}
