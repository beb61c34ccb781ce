import * as v from 'valibot'

import { spots, type Move } from './state.ts'

const value = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(13))
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({ do: v.literal('exchange'), hand: value, open: value }),
  v.strictObject({ do: v.literal('ready') }),
  v.strictObject({ do: v.literal('lay'), value, count }),
  v.strictObject({ do: v.literal('try'), value }),
  v.strictObject({ do: v.literal('flip'), at: v.picklist(spots) }),
  v.strictObject({ do: v.literal('take') }),
])
