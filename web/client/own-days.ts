import type { DayDealId } from '../../shared/deal/day.ts'
import { removeValue, storeValue, storedNames, storedValue } from './storage.ts'

// What this browser stores about the deals of the day: its own games, with their results. There are no accounts, so the row
// of days belongs to the browser.

/** A turn of a finished game: how high its bar is, and whether it has a sun. */
export interface DayTurn {
  readonly height: number
  readonly sun?: true
}

/** The first game of a deal that this browser has opened. Its band is broken then, and no second game counts. */
export interface OwnGame {
  readonly code: string
  /** Cards left in The Game, otherwise the own place. Missing until the game is over. */
  readonly result?: number
  readonly turns?: readonly DayTurn[]
}
export type OwnDay = { readonly [Deal in DayDealId]?: OwnGame }

export const ownDay = (day: string): OwnDay => {
  const stored = storedValue(`day.${day}`)
  return typeof stored === 'object' && stored !== null ? (stored as OwnDay) : {}
}

/** Stores a game of a deal, unless an earlier one is stored. Returns whether the game is the one that counts. */
export function storeOwnGame(day: string, deal: DayDealId, game: OwnGame): boolean {
  const before = ownDay(day)
  const first = before[deal]
  if (first !== undefined && first.code !== game.code) return false
  if (first?.turns === undefined) storeValue(`day.${day}`, { ...before, [deal]: game })
  return true
}

/** How many days this browser stores. */
const mostDays = 400

/** Returns all stored days, the earliest first, and removes the oldest ones beyond `mostDays`. */
export function ownDays(): ReadonlyMap<string, OwnDay> {
  const days = storedNames('day.').toSorted()
  for (const day of days.slice(0, -mostDays)) removeValue(`day.${day}`)
  return new Map(days.slice(-mostDays).map((day) => [day, ownDay(day)]))
}
