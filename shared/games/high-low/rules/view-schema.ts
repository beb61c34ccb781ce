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
const at = v.exactOptional(describe(spotSchema, 'The spot of the face-down card.'))

const drew = v.exactOptional(
  describe(
    readonlyObject({ seat: seatSchema, cards: integerFrom(0) }),
    'The seat that drew cards after it, and their number.',
  ),
)
const by = { seat: seatSchema, drew }
const burnt = readonlyObject({ by: v.picklist(['four', 'bomb']), cards: integerFrom(0) })
const tried = readonlyObject({ value: cardSchema, from: v.picklist(['face-up', 'face-down']), at })

const last = v.variant('did', [
  readonlyObject({ ...by, did: v.literal('exchange'), up: cardSchema, down: cardSchema }),
  readonlyObject({ ...by, did: v.literal('ready') }),
  readonlyObject({
    ...by,
    did: v.literal('play'),
    value: cardSchema,
    count,
    from: v.picklist(['hand', 'face-up', 'face-down']),
    at,
    burnt: v.exactOptional(
      describe(
        burnt,
        'The number of cards that left the game with it, including its own, and the reason.',
      ),
    ),
  }),
  readonlyObject({
    ...by,
    did: v.literal('take'),
    cards: describe(integerFrom(0), 'The number of cards on the pile.'),
    tried: v.exactOptional(
      describe(tried, 'The card that did not beat the pile and went into the hand with it.'),
    ),
  }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seatSchema), 'The viewer’s own seat; null for a spectator.'),
  phase: v.picklist(['exchange', 'play', 'over']),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'The number of cards in each hand, by seat.'),
  faceUp: describe(listOf(cards), 'The face-up cards of each seat.'),
  faceDown: describe(
    listOf(listOf(spotSchema)),
    'The spots of each seat that still have a face-down card.',
  ),
  draw: describe(integerFrom(0), 'The number of cards left to draw.'),
  pile: describe(
    listOf(v.pipe(v.strictTuple([cardSchema, count, seatSchema]), v.readonly())),
    'From the bottom to the top: the value, the number of cards played together, and the seat.',
  ),
  burnt: describe(cards, 'The cards that left the game.'),
  ready: v.exactOptional(
    describe(
      listOf(v.boolean()),
      'Before play begins: whether each seat has finished the exchange.',
    ),
  ),
  turn: describe(
    v.nullable(seatSchema),
    'The seat whose turn it is; during the exchange, the seat that will begin; null after the end.',
  ),
  finished: describe(listOf(seatSchema), 'The seats without cards, the first one first.'),
  last: describe(v.nullable(last), 'The result of the last move.'),
  ending: v.exactOptional(readonlyObject({ clause: v.picklist(['HL-18', 'HL-19']) })),
  shown: v.exactOptional(
    describe(
      readonlyObject({
        hands: listOf(cards),
        faceDown: v.exactOptional(listOf(listOf(v.nullable(cardSchema)))),
        draw: v.exactOptional(cards),
      }),
      'After the end: all hands, face-down cards by spot, and the rest of the draw pile, the next card last. For ' +
        'spectators with open hands: all hands.',
    ),
  ),
})
