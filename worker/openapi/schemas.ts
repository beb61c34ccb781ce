import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema'

import { named } from './named.ts'
import { conversion, withGames } from './of-games.ts'

/** Ours by their names, and beside them each game's own. */
export const schemas = (): Readonly<Record<string, JsonSchema>> =>
  withGames(toJsonSchemaDefs(named, conversion))
