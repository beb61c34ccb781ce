import * as v from 'valibot'

import { beginSignals, pileSignals, piles, type Move, type Signal } from './state.ts'

export const cardSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(2),
  v.maxValue(99),
  v.description('The number that is printed on the card.'),
)
export const pileSchema = v.pipe(
  v.picklist(piles),
  v.description('0 and 1 ascend from 1; 2 and 3 descend from 100.'),
)

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('play'),
    card: cardSchema,
    pile: pileSchema,
    loses: v.exactOptional(
      v.pipe(
        v.literal(true),
        v.description('The turn can then no longer end by the rules, and the sender means it.'),
      ),
    ),
  }),
  v.strictObject({ do: v.literal('end') }),
])

export const signalSchema: v.GenericSchema<unknown, Signal> = v.union([
  v.strictObject({ about: pileSchema, says: v.nullable(v.picklist(pileSignals)) }),
  v.strictObject({ about: v.literal('begin'), says: v.nullable(v.picklist(beginSignals)) }),
])
