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
  'A seat, or EGON, who plays without one.',
)
const chip = '([0-9]|e)\\+?'
const chipSchema = describe(
  v.pipe(v.string(), v.regex(new RegExp(`^${chip}$`))),
  'A chip: the number of its seat, or `e` for EGON, and `+` if it is a super-chip.',
)
const rowsSchema = v.pipe(v.string(), v.regex(new RegExp(`^(${chip})*(/(${chip})*){7}$`)))

const shove = {
  row: rowSchema,
  cards,
  chip: chipSchema,
  off: v.exactOptional(describe(chipSchema, 'The chip that it pushed off the row.')),
}
const turnedOver = {
  round: v.pipe(integerFrom(1), v.maxValue(5)),
  turnedOver: describe(cards, 'The cards that EGON turned over.'),
}

const last = readonlyObject({
  played: readonlyObject(shove),
  egon: v.exactOptional(
    describe(readonlyObject({ ...shove, ...turnedOver }), 'EGON’s turn, if it followed the move.'),
  ),
  ended: v.exactOptional(
    describe(
      readonlyObject({ deal: integerFrom(1), points: listOf(v.number()) }),
      'The deal that ended with the move, if any, and the points of each player, EGON last.',
    ),
  ),
})

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own seat; null for a spectator.'),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'The number of cards in each hand, by seat.'),
  deal: v.pipe(integerFrom(1), v.maxValue(4)),
  first: describe(seatSchema, 'The seat that began this deal.'),
  round: v.pipe(integerFrom(1), v.maxValue(5)),
  turn: describe(v.nullable(seatSchema), 'The seat whose turn it is; null after the end.'),
  rows: describe(
    rowsSchema,
    'The chips of the eight rows from the top, with `/` between rows, the newest chip of a row first. In `/10/2+/////` ' +
      'the second row has two chips, the newer one of seat 1, and the third has a super-chip of seat 2. `chipsInRows` ' +
      'of `client/` decodes it.',
  ),
  stock: describe(
    v.pipe(v.string(), v.regex(/^\d+\+?(\/\d+\+?)*$/)),
    'The number of plain chips that each player has left, EGON last, with `/` between players, and `+` for a super-chip. ' +
      '`chipsInStock` of `client/` decodes it.',
  ),
  discard: describe(
    v.nullable(readonlyObject({ owner, row: rowSchema, cards })),
    'The top combination of the discard pile; null at the beginning of a deal.',
  ),
  scores: describe(
    listOf(listOf(v.number())),
    'The points of each player for each finished deal, EGON last.',
  ),
  scored: v.exactOptional(
    describe(rowsSchema, 'The rows of the last finished deal, as they were scored.'),
  ),
  firstBy: v.exactOptional(
    describe(
      v.picklist(['named', 'lead', 'random']),
      'In the first round: how the first player was chosen.',
    ),
  ),
  egon: v.exactOptional(
    describe(
      readonlyObject({ ...turnedOver, row: rowSchema, cards }),
      'EGON’s last turn: the cards that he turned over, and those that he played.',
    ),
  ),
  last: v.exactOptional(describe(last, 'The events of the last move.')),
  open: v.exactOptional(
    describe(listOf(cards), 'All hands, after the end and for spectators with open hands.'),
  ),
  ending: v.exactOptional(
    describe(
      readonlyObject({ places: listOf(integerFrom(1)) }),
      'After the end: the rank of each player, EGON last. Equal totals share a rank.',
    ),
  ),
})
