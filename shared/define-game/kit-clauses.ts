import type { Clause } from '../game/game.ts'
import { fallbackLanguage } from '../language.ts'
import type { AnyDefinition } from './layout.ts'

// The clauses that every game has. Their ids begin with the same two letters as the game's own
// clauses, and end with 98 and 99, such as HE-98 and HE-99.

const lettersOf = (game: AnyDefinition): string =>
  (Object.keys(game[fallbackLanguage].rules)[0] ?? 'XX').slice(0, 2)

/** Returns the clause that forbids a move out of turn. */
export const turnClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-98`
/** Returns the clause that forbids every move after the end of the game. */
export const overClause = (game: AnyDefinition): Clause => `${lettersOf(game)}-99`
