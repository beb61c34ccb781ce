import * as v from 'valibot'

import { allRows } from './rows.ts'
import type { Move } from './state.ts'

export const cardSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(0),
  v.maxValue(7),
  v.description('The value of the card, 1 to 7; 0 is the joker.'),
)
export const rowSchema = v.pipe(
  v.picklist(allRows),
  v.description(
    'A row of the board, from the top: four of a kind, four in a row, three of a kind, three in a row, a pair, two in a ' +
      'row, one card, no card.',
  ),
)

export const moveSchema: v.GenericSchema<unknown, Move> = v.strictObject({
  row: rowSchema,
  cards: v.pipe(v.array(cardSchema), v.maxLength(4)),
  chip: v.picklist(['plain', 'super']),
})
