import type { Clause } from '../game/game.ts'
import { fallbackLanguage } from '../language.ts'
import type { AnyDefinition } from './layout.ts'

// The clauses that every game has. Their numbers follow those of the file, with the file's two
// letters.

const lettersOf = (game: AnyDefinition): string =>
  (Object.keys(game[fallbackLanguage].rules)[0] ?? 'XX').slice(0, 2)

/** Returns the clause by which only a player whose turn it is can move. */
export const turnClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-98`
/** Returns the clause by which the game is over, so that no player can move. */
export const overClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-99`
