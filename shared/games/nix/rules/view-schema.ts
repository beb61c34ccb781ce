import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, rowSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const owner = describe(
  v.union([seatSchema, v.literal('egon')]),
  'A seat, or EGON, who plays along without one.',
)
const chip = '([0-9]|e)\\+?'
const chipSchema = describe(
  v.pipe(v.string(), v.regex(new RegExp(`^${chip}$`))),
  'A chip: the seat whose it is, or `e` for EGON, and `+` if it is a super-chip.',
)
const rowsSchema = v.pipe(v.string(), v.regex(new RegExp(`^(${chip})*(/(${chip})*){7}$`)))

const shove = {
  row: rowSchema,
  cards,
  chip: chipSchema,
  off: v.exactOptional(describe(chipSchema, 'The chip that it pushed off the row.')),
}
const turned = {
  round: v.pipe(integerFrom(1), v.maxValue(5)),
  turned: describe(cards, 'What EGON turned over.'),
}

const last = readonlyObject({
  laid: readonlyObject(shove),
  egon: v.exactOptional(
    describe(
      readonlyObject({ ...shove, ...turned }),
      'EGON’s play, if the move was the last before his.',
    ),
  ),
  ended: v.exactOptional(
    describe(
      readonlyObject({ deal: integerFrom(1), points: listOf(v.number()) }),
      'The deal that ended with it, and what each player got, EGON last.',
    ),
  ),
})

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own; null for a spectator.'),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'By seat: how many cards it holds.'),
  deal: v.pipe(integerFrom(1), v.maxValue(4)),
  first: describe(seatSchema, 'Who began this deal.'),
  round: v.pipe(integerFrom(1), v.maxValue(5)),
  turn: describe(v.nullable(seatSchema), 'Null when the game is over.'),
  rows: describe(
    rowsSchema,
    'The chips of the eight rows, from the top, with `/` between them; in each the newest chip first. `/10/2+/////`: the ' +
      'second row has two chips, of which seat 1’s is the newer, the third a super-chip of seat 2. `chipsInRows` of ' +
      '`client/` reads it.',
  ),
  stock: describe(
    v.pipe(v.string(), v.regex(/^\d+\+?(\/\d+\+?)*$/)),
    'By player, EGON last, with `/` between them: how many plain chips are left to lay, and `+` if the super-chip is. ' +
      '`chipsInStock` of `client/` reads it.',
  ),
  discard: describe(
    v.nullable(readonlyObject({ owner, row: rowSchema, cards })),
    'The top of the discard pile; null when a deal begins.',
  ),
  scores: describe(
    listOf(listOf(v.number())),
    'For each deal that is over, by player: what they got for it, EGON last.',
  ),
  scored: v.exactOptional(
    describe(rowsSchema, 'The rows of the last deal that is over, as they were scored.'),
  ),
  firstBy: v.exactOptional(
    describe(
      v.picklist(['named', 'lead', 'lot']),
      'In the first round: why the first player is the first.',
    ),
  ),
  egon: v.exactOptional(
    describe(
      readonlyObject({ ...turned, row: rowSchema, cards }),
      'What EGON turned over last, and which of those cards he laid.',
    ),
  ),
  last: v.exactOptional(describe(last, 'What the last move brought about.')),
  open: v.exactOptional(
    describe(listOf(cards), 'After the end, and for spectators with open hands: all hands.'),
  ),
  ending: v.exactOptional(
    describe(
      readonlyObject({ places: listOf(integerFrom(1)) }),
      'After the end: everybody’s place, EGON last; equal totals share one.',
    ),
  ),
})
