import type { Attack } from './attacks.ts'
import { billOf, dollarsFor, freeShare, type Bill } from './bill.ts'
import type { Attacked } from './play-attack.ts'
import { processor } from './prices.ts'

/** What an attack costs when it goes on for an hour. */
export type AnHour = {
  readonly bound: Attack['bound']
  readonly times: number
  readonly bill: Bill
  readonly processorMilliseconds: number
}

/** What was counted, for as often as it can be done in an hour. */
export function anHourOf(attack: Attack, attacked: Attacked): AnHour {
  checkHeld(attack, attacked)
  const { counted, atOnce, processorMilliseconds } = attacked
  return scaled(attack.bound, attack.anHour / atOnce, {
    bound: attack.bound,
    times: atOnce,
    bill: billOf(counted, { pings: 0 }),
    processorMilliseconds,
  })
}

/** The extrapolation rests on the limits, so they must have held. */
function checkHeld({ what, held: { burst, refill } }: Attack, { done, seconds }: Attacked): void {
  const allowed = burst + (seconds * 1_000) / refill + 1
  if (done > allowed)
    throw new Error(`who ${what} did so ${done} times, not ${Math.floor(allowed)}`)
}

/** The dearest attack of each kind, all at once. */
export function together(hours: readonly AnHour[], kinds: readonly Attack['bound'][]): AnHour {
  const dearest = kinds.map((kind) =>
    hours
      .filter(({ bound }) => bound === kind)
      .reduce((most, each) => (dollarsOf(each) > dollarsOf(most) ? each : most)),
  )
  return dearest.reduce(sum)
}

/** The same at so many tables. */
export const scaled = (bound: Attack['bound'], by: number, one: AnHour): AnHour => ({
  bound,
  times: one.times * by,
  bill: {
    amounts: mapped(one.bill.amounts, (amount) => amount * by),
    storedBytes: one.bill.storedBytes * by,
  },
  processorMilliseconds: one.processorMilliseconds * by,
})

export const sum = (one: AnHour, other: AnHour): AnHour => ({
  bound: one.bound,
  times: one.times + other.times,
  bill: {
    amounts: mapped(one.bill.amounts, (amount, what) => amount + other.bill.amounts[what]),
    storedBytes: one.bill.storedBytes + other.bill.storedBytes,
  },
  processorMilliseconds: one.processorMilliseconds + other.processorMilliseconds,
})

export const dollarsOf = ({ bill, processorMilliseconds }: AnHour): number =>
  dollarsFor(1, bill) + (processorMilliseconds / 1_000_000) * processor.perMillionMilliseconds

/** Of what the free plan gives a day, by what of it is used up first. */
export const freeDays = ({ bill }: AnHour): number => freeShare(bill)

type Amounts = Bill['amounts']
const mapped = (
  amounts: Amounts,
  change: (amount: number, what: keyof Amounts) => number,
): Amounts =>
  Object.fromEntries(
    (Object.keys(amounts) as (keyof Amounts)[]).map((what) => [what, change(amounts[what], what)]),
  ) as Amounts
