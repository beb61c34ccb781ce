import { gameName } from '../../shared/game/name.ts'
import { games } from '../../shared/games/all.ts'
import { inEachLanguage } from '../../shared/language.ts'
import type { OfferedGames } from '../../shared/protocol/protocol.ts'
import type { RequestContext } from './context.ts'
import { jsonResponse } from './refusal.ts'

/** Returns the games, with everything that a program needs to open a table. */
export const offeredGames = (): OfferedGames => ({
  games: games.map(({ about, choices }) => ({
    id: about.id,
    name: inEachLanguage((language) => gameName(about, language)),
    seats: about.seats,
    cooperative: about.cooperative,
    options: choices.values,
    presets: choices.presets ?? {},
  })),
})

/**
 * The list as JSON, serialised on the first request and the same for all visitors. A static file of
 * the build would lack the draft games of `npm run dev`.
 */
let cachedJson: string | null = null

export const listGames = (c: RequestContext): Response =>
  jsonResponse(c, (cachedJson ??= JSON.stringify(offeredGames())))
