import { dayDeals, type DayDealId } from '../../../shared/deal/day.ts'
import type { DayDescription } from '../../../shared/protocol/protocol.ts'
import { findGame } from '../../boards/available-games.ts'
import { localise } from '../../words/index.ts'
import { dayWords } from '../../words/day.ts'

/** Returns a result in words, such as “6 left” or “2nd”. */
export const resultText = (deal: DayDealId, result: number): string =>
  dayDeals[deal].game === 'the-game'
    ? localise(dayWords).left(result)
    : localise(dayWords).place(result)

/** Returns the name of a deal, such as “The Game, alone”. */
export const dealName = (deal: DayDealId): string =>
  `${findGame(dayDeals[deal].game)?.name ?? ''}, ${localise(dayWords).bands[deal]}`

export type DayResults = DayDescription['deals'][number]['results']

export const tablesOf = (results: DayResults): number =>
  results.reduce((sum, { tables }) => sum + tables, 0)

/**
 * Returns the percentage of the other tables with a worse result. Null if there is no other table.
 */
export function betterThan(results: DayResults, own: number): number | null {
  const others = tablesOf(results) - 1
  if (others < 1) return null
  const worse = tablesOf(results.filter(({ result }) => result > own))
  return Math.min(100, Math.round((100 * worse) / others))
}
