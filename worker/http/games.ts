import { games } from '../../shared/games/all.ts'
import { inEachLanguage } from '../../shared/language.ts'
import type { OfferedGames } from '../../shared/protocol/protocol.ts'
import type { RequestContext } from './context.ts'
import { json } from './refusal.ts'

/** What one has to know to open a table. */
export const offeredGames = (): OfferedGames => ({
  games: games.map(({ about, choices }) => ({
    id: about.id,
    name: inEachLanguage(() => about.name),
    seats: about.seats,
    cooperative: about.cooperative,
    options: choices.values,
    presets: choices.presets ?? {},
  })),
})

/**
 * Written at the first request, since it is the same for all visitors. It is 2 KB, so it stays in memory; a file of the
 * build would not know the drafts that `npm run dev` offers.
 */
let written: string | null = null

export const listGames = (c: RequestContext): Response =>
  json(c, (written ??= JSON.stringify(offeredGames())))
