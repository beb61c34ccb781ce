import type { DayDealId } from '../../shared/deal/day.ts'
import { removeValue, storeValue, storedNames, storedValue } from './storage.ts'

// The games of the deals of the day that were played in this browser, with their results. There are
// no accounts, so another browser of the same person has other games.

/**
 * One bar in the shared picture of a finished game, in most games for one turn. A bar with `sun` is
 * drawn with a sun. web/parts/day/turns.ts computes the heights.
 */
export interface DayTurn {
  readonly height: number
  readonly sun?: true
}

/** The first game of a deal that this browser has opened. Later games of the deal do not count. */
export interface OwnGame {
  readonly code: string
  /**
   * The number of cards left in The Game, in other games the player's rank. Missing until the game
   * is over.
   */
  readonly result?: number
  readonly turns?: readonly DayTurn[]
}
export type OwnDay = { readonly [Deal in DayDealId]?: OwnGame }

export const ownDay = (day: string): OwnDay => {
  const stored = storedValue(`day.${day}`)
  return typeof stored === 'object' && stored !== null ? (stored as OwnDay) : {}
}

/**
 * Stores a game of a deal, unless an earlier game of this deal is stored. Returns false if an
 * earlier game is stored, because only the first one counts.
 */
export function storeOwnGame(day: string, deal: DayDealId, game: OwnGame): boolean {
  const before = ownDay(day)
  const first = before[deal]
  if (first !== undefined && first.code !== game.code) return false
  if (first?.turns === undefined) storeValue(`day.${day}`, { ...before, [deal]: game })
  return true
}

/** The maximum number of days that this browser stores. */
const mostDays = 400

/** Returns all stored days, the earliest first, and removes the oldest ones beyond `mostDays`. */
export function ownDays(): ReadonlyMap<string, OwnDay> {
  const days = storedNames('day.').toSorted()
  for (const day of days.slice(0, -mostDays)) removeValue(`day.${day}`)
  return new Map(days.slice(-mostDays).map((day) => [day, ownDay(day)]))
}
