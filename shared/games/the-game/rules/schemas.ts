import * as v from 'valibot'

import { beginSayings, pileSayings, piles, type Move, type Signal } from './state.ts'

const pile = v.picklist(piles)

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({
    do: v.literal('play'),
    card: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(99)),
    pile,
    loses: v.exactOptional(v.literal(true)),
  }),
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({ do: v.literal('take-back') }),
])

export const signalSchema: v.GenericSchema<unknown, Signal> = v.union([
  v.strictObject({ about: pile, says: v.nullable(v.picklist(pileSayings)) }),
  v.strictObject({ about: v.literal('begin'), says: v.nullable(v.picklist(beginSayings)) }),
])
