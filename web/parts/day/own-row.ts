import { dayAfter, dayDealIds, dayDeals, type DayDealId } from '../../../shared/deal/day.ts'
import { ownDays, type OwnDay } from '../../client/own-days.ts'

/** Returns how good the result of a deal is, from 0 to 1. Only the best possible result is 1. */
export function goodness(deal: DayDealId, result: number): number {
  const { game, seats } = dayDeals[deal]
  if (game === 'the-game') return Math.max(0.12, 1 - result / 50)
  return 1 - (result - 1) / (seats + 0.5)
}

/** Returns the best result of a day, or null if no game of the day is over. */
export function bestOf(day: OwnDay): { deal: DayDealId; result: number; height: number } | null {
  const results = dayDealIds.flatMap((deal) => {
    const result = day[deal]?.result
    return result === undefined ? [] : [{ deal, result, height: goodness(deal, result) }]
  })
  return results.toSorted((one, other) => other.height - one.height)[0] ?? null
}

/**
 * A day in the row of days. `height` is how good the best result of the day is, from 0 to 1; null
 * for a day without a result.
 */
export interface RowDay {
  readonly day: string
  readonly height: number | null
}

export interface OwnRow {
  /** The days up to today, the earliest first. */
  readonly days: readonly RowDay[]
  /**
   * The number of consecutive days with a result. They end today, or yesterday while today has no
   * result.
   */
  readonly streak: number
  readonly longest: number
}

/** Returns the last `count` days up to `today`, with the results in this browser. */
export function ownRow(
  today: string,
  count: number,
  stored: ReadonlyMap<string, OwnDay> = ownDays(),
): OwnRow {
  const played = new Map(
    [...stored].flatMap(([day, own]) => {
      const best = bestOf(own)
      return best === null ? [] : [[day, best.height] as const]
    }),
  )
  const runs = new Map<string, number>()
  for (const day of [...played.keys()].toSorted()) {
    const before = runs.get(day) ?? 1
    runs.set(day, before)
    const next = dayAfter(day)
    if (played.has(next)) runs.set(next, before + 1)
  }
  const days = daysUpTo(today, count).map((day) => ({ day, height: played.get(day) ?? null }))
  const yesterday = days.at(-2)?.day ?? ''
  return {
    days,
    streak: runs.get(today) ?? runs.get(yesterday) ?? 0,
    longest: Math.max(0, ...runs.values()),
  }
}

function daysUpTo(today: string, count: number): readonly string[] {
  const last = Date.parse(today)
  return Array.from({ length: count }, (_, at) =>
    new Date(last - (count - 1 - at) * 24 * 3_600_000).toISOString().slice(0, 10),
  )
}
