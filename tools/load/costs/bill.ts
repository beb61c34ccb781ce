import type { Counted } from '../../../worker/counts.ts'
import { patience } from '../../../shared/wire/limits.ts'
import type { Played } from './play-game.ts'
import { gigabytesOfMemory, messagesARequest, prices, storage } from './prices.ts'

export type Billed = keyof typeof prices

/** One game as the platform counts it. */
export type Bill = {
  readonly amounts: Readonly<Record<Billed, number>>
  readonly storedBytes: number
}

/** The limit of the free plan that is reached first, and after how many games. */
export type FreeGames = { readonly aDay: number; readonly by: Billed }

export function billOf(counted: Counted, { pings }: Pick<Played, 'pings'>): Bill {
  const messages = counted.socketMessages + pings
  return {
    amounts: {
      workerRequests: counted.workerRequests,
      objectRequests: counted.objectRequests + messages / messagesARequest,
      gigabyteSeconds: (counted.busyMilliseconds / 1_000) * gigabytesOfMemory,
      rowsRead: counted.rowsRead,
      rowsWritten: counted.rowsWritten,
    },
    storedBytes: counted.storedBytes,
  }
}

/** US dollars for so many games, beyond everything that is included. */
export function dollarsFor(games: number, { amounts, storedBytes }: Bill): number {
  const used = billed.map((what) => (amounts[what] / 1_000_000) * prices[what].perMillion)
  return games * [...used, dollarsToKeep(storedBytes)].reduce((sum, each) => sum + each, 0)
}

/** Until a finished table removes itself. */
const dollarsToKeep = (bytes: number): number =>
  (bytes / 1e9) * (patience.untouchedOver / aMonth) * storage.perGigabyteMonth

export function freeGames({ amounts }: Bill): FreeGames {
  return billed
    .map((by) => ({ by, aDay: Math.floor(prices[by].freeADay / amounts[by]) }))
    .reduce((least, each) => (each.aDay < least.aDay ? each : least))
}

/** How much of a day of the free plan this uses up, of that of which it uses up most. */
export const freeShare = ({ amounts }: Bill): number =>
  Math.max(...billed.map((what) => amounts[what] / prices[what].freeADay))

const billed = Object.keys(prices) as readonly Billed[]
const aMonth = 30 * 24 * 3_600_000
