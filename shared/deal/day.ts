// This file converts times that it is given. It does not read the clock.
/* oxlint-disable no-restricted-globals */

/**
 * The deals of a day, by id. `seats` is the number of seats that get cards. With `bots`, hard bots
 * have all seats except the first. All tables of a day get the same cards, because the cards are
 * derived from the secret of the day.
 */
export const dayDeals = {
  'the-game-1': { game: 'the-game', seats: 1, bots: true },
  'the-game-2': { game: 'the-game', seats: 2, bots: false },
  switch: { game: 'switch', seats: 4, bots: true },
  'thirty-one': { game: 'thirty-one', seats: 4, bots: true },
} as const
export type DayDealId = keyof typeof dayDeals
export const dayDealIds = Object.keys(dayDeals) as readonly DayDealId[]

/** The deals of the day that are games of The Game. A search can find a way to win them. */
export const solvableDeals = ['the-game-1', 'the-game-2'] as const satisfies readonly DayDealId[]
export type SolvableDeal = (typeof solvableDeals)[number]

const dayLength = 24 * 3_600_000

/** Returns the day that contains a time, such as `2026-11-24`. Days begin at midnight UTC. */
export const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10)

/** Returns the time in ms when a day ends and the next one begins. */
export const endOfDay = (day: string): number => Date.parse(day) + dayLength

export const dayAfter = (day: string): string => dayOf(endOfDay(day))

export const dayBefore = (day: string): string => dayOf(Date.parse(day) - 1)

/** Returns whether a text is a day that exists, in the form `2026-11-24`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) &&
  !Number.isNaN(Date.parse(text)) &&
  dayOf(Date.parse(text)) === text
