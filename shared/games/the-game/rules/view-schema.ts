import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, pileSchema } from './schemas.ts'
import { beginSignals, pileSignals, type View } from './state.ts'

const top = describe(
  v.pipe(integerFrom(1), v.maxValue(100)),
  'A card, or the number 1 or 100 at which a pile begins.',
)

const activeSignal = v.union([
  readonlyObject({ seat: seatSchema, about: pileSchema, says: v.picklist(pileSignals) }),
  readonlyObject({ seat: seatSchema, about: v.literal('begin'), says: v.picklist(beginSignals) }),
])

const ending = v.union([
  readonlyObject({ won: v.literal(true), clause: v.literal('TG-14') }),
  readonlyObject({ won: v.literal(false), clause: v.string() }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own seat; null for a spectator.'),
  hand: listOf(cardSchema),
  hands: describe(listOf(integerFrom(0)), 'The number of cards in each hand, by seat.'),
  draw: describe(integerFrom(0), 'The number of cards left to draw.'),
  tops: describe(listOf(top), 'The top number of each pile.'),
  seen: describe(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{1,25}$/)),
    'The played cards as bits of a hexadecimal number: card 30 is bit 30. `cardsSeen` of `client/` decodes it.',
  ),
  turn: describe(
    v.nullable(seatSchema),
    'The seat whose turn it is; null until the first card is played, since any player can begin.',
  ),
  played: describe(
    listOf(v.pipe(v.strictTuple([cardSchema, pileSchema, top]), v.readonly())),
    'The cards played in this turn, oldest first: the card, its pile, and the card that it covered.',
  ),
  activeSignals: describe(listOf(activeSignal), 'The active signals; none during silence.'),
  removedSignals: v.exactOptional(
    describe(
      listOf(activeSignal),
      'The signals removed in this turn, because a card was played on their pile.',
    ),
  ),
  layout: v.exactOptional(
    describe(
      listOf(cardSchema),
      'If shuffled: the cards with commands, four each of `stop`, `skull`, `three`, `silence`, `no-backwards`, ' +
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
      'After the end: all hands, and the rest of the draw pile, the next card last. For spectators with open hands: all ' +
        'hands.',
    ),
  ),
})
