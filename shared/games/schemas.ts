import type { GenericSchema } from 'valibot'

import { cardSchema as highLowCard } from './high-low/rules/schemas.ts'
import { viewSchema as highLow } from './high-low/rules/view-schema.ts'
import { cardSchema as nixCard } from './nix/rules/schemas.ts'
import { viewSchema as nix } from './nix/rules/view-schema.ts'
import { cardSchema as switchCard } from './switch/rules/schemas.ts'
import { viewSchema as switchGame } from './switch/rules/view-schema.ts'
import { cardSchema as theGameCard } from './the-game/rules/schemas.ts'
import { viewSchema as theGame } from './the-game/rules/view-schema.ts'

// Only the description of the open interface and tests read this list: no page has a use for the schema of a view.

export type GameSchemas = { readonly view: GenericSchema; readonly card: GenericSchema }

const registered = new Map<string, GameSchemas>([
  ['high-low', { view: highLow, card: highLowCard }],
  ['nix', { view: nix, card: nixCard }],
  ['switch', { view: switchGame, card: switchCard }],
  ['the-game', { view: theGame, card: theGameCard }],
])

/** What a viewer of this game is shown, and which card is which number. Null for a draft that has not said so yet. */
export const schemasOf = (id: string): GameSchemas | null => registered.get(id) ?? null
