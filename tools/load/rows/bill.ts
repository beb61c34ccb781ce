import { patience } from '../../../shared/protocol/limits.ts'
import type { UsageReport } from '../../../worker/usage.ts'

/**
 * What the platform asks for beyond what its paid plan includes, in US dollars, and what its free plan gives a day.
 * Taken on 2026-11-21 from the pages named here, which carry no date of their own; storage is billed since 2026-01-07.
 * https://developers.cloudflare.com/workers/platform/pricing/
 * https://developers.cloudflare.com/durable-objects/platform/pricing/
 */
const prices = {
  workerRequests: { perMillion: 0.3, freeADay: 100_000 },
  objectRequests: { perMillion: 0.15, freeADay: 100_000 },
  gigabyteSeconds: { perMillion: 12.5, freeADay: 13_000 },
  rowsRead: { perMillion: 0.001, freeADay: 5_000_000 },
  rowsWritten: { perMillion: 1, freeADay: 100_000 },
  /** Of workers, that is: objects are billed for the time they are at work. The free plan has no sum of it. */
  processorMilliseconds: { perMillion: 0.02, freeADay: Infinity },
} as const
const perGigabyteMonth = 0.2
/** So many messages over sockets are billed as one request. */
const messagesARequest = 20
/** What an object is billed for while it is awake, however little of it it needs. */
const gigabytesOfMemory = 0.128
const aMonth = 30 * 24 * 3_600_000

type Priced = keyof typeof prices
const priced = Object.keys(prices) as readonly Priced[]
export type Bill = Readonly<Record<Priced | 'storedBytes', number>>

/** @param pings which the platform answers, so that no object counts them */
export const billOf = (counted: UsageReport, pings = 0, processorMilliseconds = 0): Bill => ({
  workerRequests: counted.workerRequests,
  objectRequests: counted.objectRequests + (counted.socketMessages + pings) / messagesARequest,
  gigabyteSeconds: (counted.busyMilliseconds / 1_000) * gigabytesOfMemory,
  rowsRead: counted.rowsRead,
  rowsWritten: counted.rowsWritten,
  processorMilliseconds,
  storedBytes: counted.storedBytes,
})

export const busySecondsOf = ({ gigabyteSeconds }: Bill): number =>
  gigabyteSeconds / gigabytesOfMemory

/** US dollars beyond everything that is included. A finished table is stored until it deletes itself. */
export function dollarsOf(bill: Bill): number {
  const gigabyteMonths = (bill.storedBytes / 1e9) * (patience.untouchedOver / aMonth)
  return priced.reduce(
    (sum, what) => sum + (bill[what] / 1e6) * prices[what].perMillion,
    gigabyteMonths * perGigabyteMonth,
  )
}

/** Returns how much of a day of the free plan this uses, and which of its limits is reached first. */
export const freeDaysOf = (bill: Bill): { readonly days: number; readonly by: Priced } =>
  priced
    .map((by) => ({ by, days: bill[by] / prices[by].freeADay }))
    .reduce((most, each) => (each.days > most.days ? each : most))

export const scaled = (bill: Bill, by: number): Bill => mapped(bill, (amount) => amount * by)

export const sumOf = (bills: readonly Bill[]): Bill =>
  bills.reduce((sum, bill) => mapped(sum, (amount, what) => amount + bill[what]))

const mapped = (bill: Bill, change: (amount: number, what: keyof Bill) => number): Bill =>
  Object.fromEntries(
    (Object.keys(bill) as (keyof Bill)[]).map((what) => [what, change(bill[what], what)]),
  ) as Bill
