import { timeouts } from '../../../shared/protocol/limits.ts'
import type { UsageReport } from '../../../worker/usage.ts'

/**
 * Prices in US dollars beyond the amounts that the paid plan includes, and the daily limits of the
 * free plan. Read on 2026-11-21 from the pages below, which have no date. Storage is billed since
 * 2026-01-07.
 * https://developers.cloudflare.com/workers/platform/pricing/
 * https://developers.cloudflare.com/durable-objects/platform/pricing/
 */
const prices = {
  workerRequests: { perMillion: 0.3, freeADay: 100_000 },
  objectRequests: { perMillion: 0.15, freeADay: 100_000 },
  gigabyteSeconds: { perMillion: 12.5, freeADay: 13_000 },
  rowsRead: { perMillion: 0.001, freeADay: 5_000_000 },
  rowsWritten: { perMillion: 1, freeADay: 100_000 },
  /**
   * The processor time of workers. Objects are billed by duration instead. The free plan has no
   * daily limit for processor time.
   */
  processorMilliseconds: { perMillion: 0.02, freeADay: Infinity },
} as const
const perGigabyteMonth = 0.2
/** The number of WebSocket messages that are billed as one request. */
const messagesARequest = 20
/**
 * The gigabytes of memory that are billed for an object while it is awake, regardless of how much
 * it uses.
 */
const gigabytesOfMemory = 0.128
const aMonth = 30 * 24 * 3_600_000

type Priced = keyof typeof prices
const priced = Object.keys(prices) as readonly Priced[]
export type Bill = Readonly<Record<Priced | 'storedBytes', number>>

/**
 * Returns the bill for a usage.
 * @param pings the number of pings. They are not in `counted`, because the runtime answers pings
 * without waking the object
 */
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

/**
 * Returns the price in US dollars beyond the included amounts. It includes the storage of a
 * finished table until the table expires.
 */
export function dollarsOf(bill: Bill): number {
  const gigabyteMonths = (bill.storedBytes / 1e9) * (timeouts.finishedTable / aMonth)
  return priced.reduce(
    (sum, what) => sum + (bill[what] / 1e6) * prices[what].perMillion,
    gigabyteMonths * perGigabyteMonth,
  )
}

/**
 * Returns how many days of the free plan a bill uses up, and which daily limit it reaches first.
 */
export const freeDaysOf = (bill: Bill): { readonly days: number; readonly by: Priced } =>
  priced
    .map((by) => ({ by, days: bill[by] / prices[by].freeADay }))
    .reduce((most, each) => (each.days > most.days ? each : most))

export const scaleBill = (bill: Bill, by: number): Bill => mapped(bill, (amount) => amount * by)

export const sumOf = (bills: readonly Bill[]): Bill =>
  bills.reduce((sum, bill) => mapped(sum, (amount, what) => amount + bill[what]))

const mapped = (bill: Bill, change: (amount: number, what: keyof Bill) => number): Bill =>
  Object.fromEntries(
    (Object.keys(bill) as (keyof Bill)[]).map((what) => [what, change(bill[what], what)]),
  ) as Bill
