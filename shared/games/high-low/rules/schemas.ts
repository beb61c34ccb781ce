import * as v from 'valibot'

import { spots, type Move } from './state.ts'

export const cardSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1),
  v.maxValue(13),
  v.description('The value of the card. There are four of each, and they are all the same.'),
)
export const spotSchema = v.pipe(
  v.picklist(spots),
  v.description('One of the three face-down cards of a player, counted from the left.'),
)
const count = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(4))

export const moveSchema: v.GenericSchema<unknown, Move> = v.variant('do', [
  v.strictObject({ do: v.literal('exchange'), hand: cardSchema, faceUp: cardSchema }),
  v.strictObject({ do: v.literal('ready') }),
  v.strictObject({ do: v.literal('play'), value: cardSchema, count }),
  v.strictObject({ do: v.literal('try'), value: cardSchema }),
  v.strictObject({ do: v.literal('flip'), at: spotSchema }),
  v.strictObject({ do: v.literal('take') }),
])
