import * as v from 'valibot'

import { joker, ranks, suits } from './cards.ts'
import type { Move } from './state.ts'

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(joker))
const wish = v.union([
  v.strictObject({ suit: v.picklist(suits) }),
  v.strictObject({ rank: v.picklist(ranks) }),
])

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('lay'),
    cards: v.pipe(v.array(card), v.minLength(1), v.maxLength(suits.length)),
    wish: v.exactOptional(wish),
    call: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ do: v.literal('draw') }),
  v.strictObject({ do: v.literal('keep') }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('name'), wish }),
  v.strictObject({ do: v.literal('pass-left'), card }),
])

/** Nothing is signalled in this game. */
