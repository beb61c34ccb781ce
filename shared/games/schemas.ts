import type { GenericSchema } from 'valibot'

import { layoutOf } from '../define-game/layout.ts'
import { cardSchemaOf, viewSchemaOf } from '../define-game/schemas.ts'
import { cardSchema as highLowCard } from './high-low/rules/schemas.ts'
import { viewSchema as highLow } from './high-low/rules/view-schema.ts'
import { cardSchema as nixCard } from './nix/rules/schemas.ts'
import { viewSchema as nix } from './nix/rules/view-schema.ts'
import { oneFileGames } from './one-file-games.ts'
import { cardSchema as switchCard } from './switch/rules/schemas.ts'
import { viewSchema as switchGame } from './switch/rules/view-schema.ts'
import { cardSchema as theGameCard } from './the-game/rules/schemas.ts'
import { viewSchema as theGame } from './the-game/rules/view-schema.ts'

// Only the API document and tests import this list, since no page needs the schema of a view.

type GameSchemas = { readonly view: GenericSchema; readonly card: GenericSchema }

const registered = new Map<string, GameSchemas>([
  ['high-low', { view: highLow, card: highLowCard }],
  ['nix', { view: nix, card: nixCard }],
  ['switch', { view: switchGame, card: switchCard }],
  ['the-game', { view: theGame, card: theGameCard }],
  ...oneFileGames.map((game) => {
    const layout = layoutOf(game)
    return [game.id, { view: viewSchemaOf(layout), card: cardSchemaOf(layout) }] as const
  }),
])

/** Returns the schemas of a game: one for its views, and one for a card. Returns null for a draft without schemas. */
export const schemasOf = (id: string): GameSchemas | null => registered.get(id) ?? null
