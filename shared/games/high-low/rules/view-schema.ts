import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, spotSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const count = v.pipe(integerFrom(1), v.maxValue(4))
const at = v.exactOptional(describe(spotSchema, 'Where a hidden card lay.'))

const drew = v.exactOptional(
  describe(
    readonlyObject({ seat: seatSchema, cards: integerFrom(0) }),
    'Who drew how many cards after it.',
  ),
)
const by = { seat: seatSchema, drew }
const burnt = readonlyObject({ by: v.picklist(['four', 'bomb']), cards: integerFrom(0) })
const tried = readonlyObject({ value: cardSchema, from: v.picklist(['open', 'hidden']), at })

const last = v.variant('did', [
  readonlyObject({ ...by, did: v.literal('exchange'), up: cardSchema, down: cardSchema }),
  readonlyObject({ ...by, did: v.literal('ready') }),
  readonlyObject({
    ...by,
    did: v.literal('play'),
    value: cardSchema,
    count,
    from: v.picklist(['hand', 'open', 'hidden']),
    at,
    burnt: v.exactOptional(
      describe(burnt, 'How many cards left the game with it, itself included, and why.'),
    ),
  }),
  readonlyObject({
    ...by,
    did: v.literal('take'),
    cards: describe(integerFrom(0), 'How many cards lay on the pile.'),
    tried: v.exactOptional(
      describe(tried, 'The card that did not beat the pile, and went in hand with it.'),
    ),
  }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own; null for a spectator.'),
  phase: v.picklist(['exchange', 'play', 'over']),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'By seat: how many cards it holds.'),
  open: describe(listOf(cards), 'By seat: the cards that lie open before it.'),
  hidden: describe(
    listOf(listOf(spotSchema)),
    'By seat: the spots where a hidden card still lies.',
  ),
  draw: describe(integerFrom(0), 'How many cards are left to draw.'),
  pile: describe(
    listOf(v.pipe(v.strictTuple([cardSchema, count, seatSchema]), v.readonly())),
    'From the bottom to the top: the value, how many of it were laid together, and by which seat.',
  ),
  burnt: describe(cards, 'The cards that left the game.'),
  ready: v.exactOptional(
    describe(listOf(v.boolean()), 'Before play begins, by seat: the exchange is over for it.'),
  ),
  turn: describe(
    v.nullable(seatSchema),
    'Whose turn it is; in the exchange, who will begin; null when it is over.',
  ),
  out: describe(listOf(seatSchema), 'Who got rid of everything, first one first.'),
  last: describe(v.nullable(last), 'What the last move did.'),
  ending: v.exactOptional(readonlyObject({ clause: v.picklist(['HL-18', 'HL-19']) })),
  shown: v.exactOptional(
    describe(
      readonlyObject({
        hands: listOf(cards),
        hidden: v.exactOptional(listOf(listOf(v.nullable(cardSchema)))),
        draw: v.exactOptional(cards),
      }),
      'After the end: all hands, hidden cards by spot, and what was left to draw, the next card last. For spectators with ' +
        'open hands: all hands.',
    ),
  ),
})
