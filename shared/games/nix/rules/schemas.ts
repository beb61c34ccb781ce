import * as v from 'valibot'

import { allRows } from './rows.ts'
import type { Move } from './state.ts'

const card = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7))

export const moveSchema: v.GenericSchema<unknown, Move> = v.strictObject({
  row: v.picklist(allRows),
  cards: v.pipe(v.array(card), v.maxLength(4)),
  chip: v.picklist(['plain', 'super']),
})
