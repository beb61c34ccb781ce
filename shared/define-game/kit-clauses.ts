import type { Clause } from '../game/game.ts'
import { fallbackLanguage } from '../language.ts'
import type { AnyDefinition } from './layout.ts'

// The clauses that every game has. They follow the clauses of the file, with its two letters.

const lettersOf = (game: AnyDefinition): string =>
  (Object.keys(game[fallbackLanguage].rules)[0] ?? 'XX').slice(0, 2)

/** Only a player whose turn it is can move. */
export const turnClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-98`
/** The game is over. */
export const overClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-99`
