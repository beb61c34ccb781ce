import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, pileSchema } from './schemas.ts'
import { beginSayings, pileSayings, type View } from './state.ts'

const top = describe(
  v.pipe(integerFrom(1), v.maxValue(100)),
  'A card, or the 1 or 100 that a pile begins at.',
)

const standing = v.union([
  readonlyObject({ seat: seatSchema, about: pileSchema, says: v.picklist(pileSayings) }),
  readonlyObject({ seat: seatSchema, about: v.literal('begin'), says: v.picklist(beginSayings) }),
])

const ending = v.union([
  readonlyObject({ won: v.literal(true), clause: v.literal('TG-14') }),
  readonlyObject({ won: v.literal(false), clause: v.string() }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own; null for a spectator.'),
  hand: listOf(cardSchema),
  hands: describe(listOf(integerFrom(0)), 'By seat: how many cards it holds.'),
  draw: describe(integerFrom(0), 'How many cards are left to draw.'),
  tops: describe(listOf(top), 'By pile: what it shows.'),
  seen: describe(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{1,25}$/)),
    'The cards that lie, as bits of a hexadecimal number: card 30 is bit 30. `cardsSeen` of `client/` reads it.',
  ),
  turn: describe(v.nullable(seatSchema), 'Null until the first card lies: anybody may begin.'),
  laid: describe(
    listOf(v.pipe(v.strictTuple([cardSchema, pileSchema, top]), v.readonly())),
    'The cards laid in this turn, oldest first: the card, its pile, and what it covered.',
  ),
  standing: describe(listOf(standing), 'The signals that stand; none while silence holds.'),
  fell: v.exactOptional(
    describe(listOf(standing), 'Signals that fell in this turn, as a card came on their pile.'),
  ),
  layout: v.exactOptional(
    describe(
      listOf(cardSchema),
      'Where it was shuffled: the cards with commands, four each of `stop`, `skull`, `three`, `silence`, `no-backwards`, ' +
        '`one-pile` and `draw-one`.',
    ),
  ),
  ending: v.exactOptional(ending),
  open: v.exactOptional(
    describe(
      readonlyObject({
        hands: listOf(listOf(cardSchema)),
        draw: v.exactOptional(listOf(cardSchema)),
      }),
      'After the end: all hands, and what was left to draw, the next card last. For spectators with open hands: all hands.',
    ),
  ),
})
