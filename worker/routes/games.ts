import { games } from '../../shared/games/all.ts'
import { inEachLanguage } from '../../shared/language.ts'
import type { OfferedGames } from '../../shared/wire/protocol.ts'
import type { RequestContext } from './context.ts'

/** What one has to know to open a table. */
export const offeredGames = (): OfferedGames => ({
  games: games.map(({ about, choices }) => ({
    id: about.id,
    name: inEachLanguage(() => about.name),
    seats: about.seats,
    together: about.together,
    options: choices.values,
    presets: choices.presets ?? {},
  })),
})

export const listGames = (c: RequestContext): Response => c.json(offeredGames())
