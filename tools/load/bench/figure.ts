/** What a row of the bench found, ready to be printed. */
export type Figure = {
  readonly what: string
  readonly unit: string
  readonly ours: number
  /** What it is held against, measured in the same run: the floor, or ours without what the row is about. */
  readonly beside?: number
  readonly ratio?: Spread
  /** What was meant to be reached; a row without one only tells. */
  readonly goal?: Goal
}

export type Spread = { readonly median: number; readonly least: number; readonly most: number }

export type Goal = {
  readonly of: 'ratio' | 'ours'
  readonly is: 'at most' | 'at least'
  readonly bound: number
}

export const atMost = (of: Goal['of'], bound: number): Goal => ({ of, is: 'at most', bound })
export const atLeast = (of: Goal['of'], bound: number): Goal => ({ of, is: 'at least', bound })

export function isReached({ goal, ours, ratio }: Figure): boolean {
  if (!goal) return true
  const reached = goal.of === 'ratio' ? (ratio?.median ?? NaN) : ours
  return goal.is === 'at most' ? reached <= goal.bound : reached >= goal.bound
}

/** The value that this part of all of them are not above. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(Math.floor(part * sorted.length), sorted.length - 1)] ?? NaN
}

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** What was measured in the same round is compared; the rounds say how far to trust it. */
export function ratioOf(ours: readonly number[], beside: readonly number[]): Spread {
  const ratios = ours.map((value, round) => value / (beside[round] ?? NaN))
  return { median: median(ratios), least: Math.min(...ratios), most: Math.max(...ratios) }
}
