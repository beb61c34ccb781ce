import { limits } from '../../../shared/protocol/limits.ts'
import type { CommandType } from '../../../shared/protocol/protocol.ts'
import {
  humanAt,
  seatOf,
  withSeat,
  type Bucket,
  type Budgets,
  type Moment,
  type Table,
} from './table.ts'

/** A full bucket is one that nobody has drawn from for long enough. */
export const fullBucket: Bucket = { left: Number.MAX_SAFE_INTEGER, at: 0 }

/** The bucket after one more is spent; null if there is nothing to spend. */
export function spent(bucket: Bucket, now: number, burst: number, refill: number): Bucket | null {
  const left = leftIn(bucket, now, burst, refill)
  return left < 1 ? null : { left: left - 1, at: now }
}

/** Returns how much there is to spend. */
export const leftIn = (bucket: Bucket, now: number, burst: number, refill: number): number =>
  Math.min(burst, bucket.left + passed(bucket, now) / refill)

/** How long it takes until there is something to spend. */
export const untilFilled = (bucket: Bucket, now: number, refill: number): number =>
  Math.max(0, Math.ceil((1 - bucket.left) * refill - passed(bucket, now)))

/** A clock that was put back has been wrong before, and nobody is to wait until it was right. */
const passed = (bucket: Bucket, now: number): number => Math.abs(now - bucket.at)

// What a table writes costs whoever runs the service, so nobody makes it write for ever. The buckets are stored with
// the state, which is written anyway: in memory they would be full again after each sleep.

export const fullBudgets: Budgets = {
  commands: fullBucket,
  sittings: fullBucket,
  moves: fullBucket,
}

/** Less than a full one, so that nobody gets more by leaving and sitting down again. */
export const newcomersBucket = (now: number): Bucket => ({ left: limits.seatStart, at: now })

/**
 * The table after a seat has paid for a command that is obeyed; null if it cannot. The host pays from their own bucket
 * alone: whoever empties the one of the table can still be removed.
 */
export function paidFor(
  table: Table,
  {
    id,
    type,
    isHosts,
  }: { readonly id: string; readonly type: CommandType; readonly isHosts: boolean },
  moment: Moment,
): Table | null {
  if (type === 'move') return drawn(table, 'moves', moment)
  const paid = paidBySeat(table, id, moment)
  return paid && (isHosts ? paid : drawn(paid, 'commands', moment))
}

/** What a seat does alone: a command, or a line that it opens. */
export function paidBySeat(table: Table, id: string, { now, botPace }: Moment): Table | null {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  // A host who has removed themselves.
  if (!human) return table
  const budget = spent(human.budget, now, limits.seatBurst, refillIn(limits.seatRefill, botPace))
  return budget && withSeat(table, seat, { ...human, budget })
}

/**
 * Returns the table after a newcomer has paid for sitting down; null if their network has done so too often. Each network
 * pays for itself, so that a stranger who comes and goes keeps nobody else out.
 */
export function paidForSitting(table: Table, network: string | null, moment: Moment): Table | null {
  const refill = refillIn(limits.sittingRefill, moment.botPace)
  const counted = table.sittings.filter(({ left }) => isSpentFrom(left, moment.now, refill))
  const known = counted.find((one) => one.network === network)
  if (network === null || (!known && counted.length >= limits.sittingNetworks))
    return drawn(table, 'sittings', moment)
  const left = spent(known?.left ?? fullBucket, moment.now, limits.sittingBurst, refill)
  const others = counted.filter((one) => one !== known)
  return left && { ...table, sittings: [...others, { network, left }] }
}

const isSpentFrom = (bucket: Bucket, now: number, refill: number): boolean =>
  leftIn(bucket, now, limits.sittingBurst, refill) < limits.sittingBurst

/** A bot has moved: it was not asked before, but the next one waits. */
export const withBotsMove = (table: Table, moment: Moment): Table =>
  drawn(table, 'moves', moment) ?? withBucket(table, 'moves', { left: 0, at: moment.now })

/** How long bots have to leave the table alone. */
export const untilNextMove = ({ budgets }: Table, { now, botPace }: Moment): number =>
  untilFilled(budgets.moves, now, refillIn(limits.moveRefill, botPace))

const sizes = {
  commands: [limits.tableBurst, limits.tableRefill],
  sittings: [limits.sittingBurst, limits.sittingRefill],
  moves: [limits.moveBurst, limits.moveRefill],
} as const

function drawn(table: Table, name: keyof Budgets, { now, botPace }: Moment): Table | null {
  const [burst, refill] = sizes[name]
  const left = spent(table.budgets[name], now, burst, refillIn(refill, botPace))
  return left && withBucket(table, name, left)
}

const withBucket = (table: Table, name: keyof Budgets, bucket: Bucket): Table => ({
  ...table,
  budgets: { ...table.budgets, [name]: bucket },
})

/** A house where bots are quick is one where everything is: a campaign, a test. */
const refillIn = (refill: number, botPace: number): number => Math.max(1, refill * botPace)
