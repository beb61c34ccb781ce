import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, namedSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const written = describe(
  v.pipe(v.string(), v.regex(/^[#-W]*$/)),
  'A character for each card: `#` is card 0, `$` card 1, and so on to `W`, card 52. `cardsIn` of `client/` reads it.',
)
const draws = v.picklist(['draw', 'draw2'])
const seat = seatSchema

const happened = <const Type extends string, const Fields extends v.ObjectEntries>(
  type: Type,
  fields: Fields,
) => readonlyObject({ type: v.literal(type), ...fields })

const last = v.variant('type', [
  happened('dealt', { dealer: seat, first: cardSchema }),
  happened('played', { seat, cards }),
  happened('named', { seat, named: namedSchema }),
  happened('called', { seat }),
  happened('forgot-call', { seat, drawn: integerFrom(0) }),
  happened('special-last', { seat, drawn: integerFrom(0) }),
  happened('asked', { seat, by: draws, owed: integerFrom(0) }),
  happened('cancelled', { seat, owed: integerFrom(0) }),
  happened('skipped', { seat }),
  happened('reversed', { direction: v.picklist([1, -1]) }),
  happened('swapped', { seat, with: seat }),
  happened('follows', { seat }),
  happened('passing', {}),
  happened('chose', { seat }),
  happened('passed-left', {}),
  happened('drew', { seat, drawn: integerFrom(0) }),
  happened('paid', { seat, owed: integerFrom(0), drawn: integerFrom(0) }),
  happened('kept', { seat }),
  happened('passed', { seat }),
  happened('shuffled', { cards: integerFrom(0) }),
  happened('called-off', {}),
  happened('round-won', { seat, points: v.number() }),
  happened('game-won', { seat }),
])

const step = v.variant('now', [
  readonlyObject({
    now: v.literal('drawn'),
    card: describe(v.nullable(cardSchema), 'Only the player who drew the card sees it.'),
  }),
  readonlyObject({ now: v.literal('naming') }),
  readonlyObject({
    now: v.literal('passing'),
    chosen: describe(listOf(v.boolean()), 'By seat: whether the player has chosen a card to pass.'),
    mine: describe(v.nullable(cardSchema), 'The card that the viewer has chosen.'),
  }),
  readonlyObject({ now: v.literal('over') }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seat), 'The viewer’s own seat; null for a spectator.'),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'By seat: the number of cards in the hand.'),
  discard: describe(written, 'All discards, with the top card last.'),
  draw: describe(integerFrom(0), 'The number of cards in the draw pile.'),
  shuffles: v.exactOptional(
    describe(
      integerFrom(1),
      'How often the discards were shuffled in this round. Omitted before the first shuffle.',
    ),
  ),
  direction: describe(v.picklist([1, -1]), '1 is clockwise, from each seat to the next one.'),
  turn: seat,
  step: v.exactOptional(
    describe(step, 'The kind of move that the table waits for. Omitted in an ordinary turn.'),
  ),
  demand: v.exactOptional(
    describe(
      readonlyObject({ by: draws, owed: integerFrom(0) }),
      'The number of cards that the next player must draw, and the setting that demands it.',
    ),
  ),
  named: v.exactOptional(
    describe(
      namedSchema,
      'The suit or rank that was named and must be followed. Omitted if there is none.',
    ),
  ),
  round: integerFrom(1),
  dealer: seat,
  points: describe(listOf(v.number()), 'By seat: the points won so far.'),
  last: describe(listOf(last), 'The events of the last move, in order.'),
  result: v.exactOptional(
    describe(
      readonlyObject({ winner: seat, points: v.number(), hands: listOf(written) }),
      'The result of the previous round; after the end of the game, of the last round.',
    ),
  ),
  open: v.exactOptional(
    describe(
      readonlyObject({ hands: listOf(cards), draw: v.exactOptional(cards) }),
      'After the end of the game: all hands and the rest of the draw pile, with the next card last. For spectators of a ' +
        'table with open hands: only the hands.',
    ),
  ),
})
