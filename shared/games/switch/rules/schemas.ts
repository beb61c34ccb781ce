import * as v from 'valibot'

import { joker, ranks, suits } from './cards.ts'
import type { Move } from './state.ts'

export const cardSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(joker),
  v.description(
    `13 times the place of its suit (${suits.join(', ')}, from 0), plus the place of its rank (${ranks.join(', ')}, from ` +
      `0): 0 is the 2 of clubs, 12 the ace of clubs, 13 the 2 of diamonds, 51 the ace of hearts. ${joker} is a joker; ` +
      'they are all the same.',
  ),
)
export const namedSchema = v.union([
  v.strictObject({ suit: v.picklist(suits) }),
  v.strictObject({ rank: v.picklist(ranks) }),
])

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('play'),
    cards: v.pipe(v.array(cardSchema), v.minLength(1), v.maxLength(suits.length)),
    named: v.exactOptional(namedSchema),
    call: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ do: v.literal('draw') }),
  v.strictObject({ do: v.literal('keep') }),
  v.strictObject({ do: v.literal('pass') }),
  v.strictObject({ do: v.literal('name'), named: namedSchema }),
  v.strictObject({ do: v.literal('pass-left'), card: cardSchema }),
])
