import { limits } from '../../../shared/protocol/limits.ts'
import type { CommandType } from '../../../shared/protocol/protocol.ts'
import {
  humanAt,
  humansAt,
  seatOf,
  withSeat,
  type Bucket,
  type Budgets,
  type DecisionContext,
  type NetworkBudget,
  type Table,
} from './table.ts'

/** A bucket that is full, whatever its `burst` is. */
export const fullBucket: Bucket = { left: Number.MAX_SAFE_INTEGER, at: 0 }

/** Returns the bucket with one token fewer; null if the bucket is empty. */
export function spend(bucket: Bucket, now: number, burst: number, refill: number): Bucket | null {
  const left = available(bucket, now, burst, refill)
  return left < 1 ? null : { left: left - 1, at: now }
}

/** Returns the number of tokens in the bucket now. */
const available = (bucket: Bucket, now: number, burst: number, refill: number): number =>
  Math.min(burst, bucket.left + elapsed(bucket, now) / refill)

/** Returns the time in ms until a token is available. */
const timeUntilAvailable = (bucket: Bucket, now: number, refill: number): number =>
  Math.max(0, Math.ceil((1 - bucket.left) * refill - elapsed(bucket, now)))

/**
 * Returns the time in ms between now and the time when the bucket was stored. The result is
 * positive even if the clock was set back, so the bucket still refills then.
 */
const elapsed = (bucket: Bucket, now: number): number => Math.abs(now - bucket.at)

// Writes cost the operator money, so every source of writes is limited. The buckets are stored with
// the state, which is written anyway. If they were only in memory, they would be full again after
// each hibernation.

export const fullBudgets: Budgets = {
  commands: fullBucket,
  sitting: fullBucket,
  moves: fullBucket,
}

/**
 * Returns the bucket of a newcomer. It is not full, so that a player gains nothing by leaving and
 * sitting down again.
 */
export const newcomerBucket = (now: number): Bucket => ({ left: limits.seatStart, at: now })

/**
 * Charges an accepted command. Returns null if a budget is exhausted. A move is charged only to the
 * table, any other command to the seat and the table. Commands that only the host can send
 * (`isHosts`) are not charged to the table, so that the host can still remove a player who has
 * exhausted the table's budget.
 */
export function chargeCommand(
  table: Table,
  {
    id,
    type,
    isHosts,
  }: { readonly id: string; readonly type: CommandType; readonly isHosts: boolean },
  context: DecisionContext,
): Table | null {
  if (type === 'move') return chargeTable(table, 'moves', context)
  const paid = chargeSeat(table, id, context)
  return paid && (isHosts ? paid : chargeTable(paid, 'commands', context))
}

/**
 * Charges a command or a new connection to the budget of the seat, and not to that of the table.
 * Returns the charged table, or null if the seat's budget is exhausted.
 */
export function chargeSeat(
  table: Table,
  id: string,
  { now, botPace }: DecisionContext,
): Table | null {
  const seat = seatOf(table, id)
  const human = humanAt(table, seat)
  // There is no seat to charge if the host has removed themselves.
  if (!human) return table
  const budget = spend(
    human.budget,
    now,
    limits.seatBurst,
    scaledRefill(limits.seatRefill, botPace),
  )
  return budget && withSeat(table, seat, { ...human, budget })
}

/**
 * Charges a newcomer to their network. Returns null if the network has no tokens left. Each network
 * has its own budget, so a stranger who keeps joining and leaving blocks only their own network.
 */
export function chargeSitting(
  table: Table,
  network: string | null,
  context: DecisionContext,
): Table | null {
  const refill = scaledRefill(limits.sittingRefill, context.botPace)
  const counted = table.networkBudgets.filter(({ left }) =>
    isPartlySpent(left, context.now, refill),
  )
  const known = counted.find((one) => one.network === network)
  if (network === null || (!known && counted.length >= limits.sittingNetworks))
    return chargeTable(table, 'sitting', context)
  const left = spend(known?.left ?? fullBucket, context.now, limits.sittingBurst, refill)
  const others = counted.filter((one) => one !== known)
  return left && { ...table, networkBudgets: [...others, { network, left }] }
}

/**
 * Returns the table without the budgets of networks whose people have all left, once these budgets
 * are full and so limit nothing. The fingerprint of a network must not outlive its people for longer.
 */
export function withoutLeftNetworks(table: Table, now: number): Table {
  const left = networksLeft(table).filter((one) => fullAt(one) <= now)
  if (left.length === 0) return table
  return { ...table, networkBudgets: table.networkBudgets.filter((one) => !left.includes(one)) }
}

/** Returns the times at which `withoutLeftNetworks` has something to do. */
export const networkExpiries = (table: Table): number[] => networksLeft(table).map(fullAt)

const networksLeft = (table: Table): NetworkBudget[] =>
  table.networkBudgets.filter(({ network }) =>
    humansAt(table).every((human) => human.network !== network),
  )

const fullAt = ({ left }: NetworkBudget): number =>
  left.at + Math.ceil((limits.sittingBurst - left.left) * limits.sittingRefill)

const isPartlySpent = (bucket: Bucket, now: number, refill: number): boolean =>
  available(bucket, now, limits.sittingBurst, refill) < limits.sittingBurst

/**
 * Charges the move of a bot. The move itself is always allowed, but an empty budget delays the next
 * move.
 */
export const chargeBotMove = (table: Table, context: DecisionContext): Table =>
  chargeTable(table, 'moves', context) ?? withBucket(table, 'moves', { left: 0, at: context.now })

/** Returns how long bots have to wait for their next move, in ms. */
export const botMoveDelay = ({ budgets }: Table, { now, botPace }: DecisionContext): number =>
  timeUntilAvailable(budgets.moves, now, scaledRefill(limits.moveRefill, botPace))

const sizes = {
  commands: [limits.tableBurst, limits.tableRefill],
  sitting: [limits.sittingBurst, limits.sittingRefill],
  moves: [limits.moveBurst, limits.moveRefill],
} as const

function chargeTable(
  table: Table,
  name: keyof Budgets,
  { now, botPace }: DecisionContext,
): Table | null {
  const [burst, refill] = sizes[name]
  const left = spend(table.budgets[name], now, burst, scaledRefill(refill, botPace))
  return left && withBucket(table, name, left)
}

const withBucket = (table: Table, name: keyof Budgets, bucket: Bucket): Table => ({
  ...table,
  budgets: { ...table.budgets, [name]: bucket },
})

/**
 * Returns a refill time that is scaled by the speed of bots. If bots are fast, as in tests, a game
 * has more moves in the same time, so tokens must refill faster.
 */
const scaledRefill = (refill: number, botPace: number): number => Math.max(1, refill * botPace)
