import * as v from 'valibot'

import {
  describe,
  readonlyObject,
  listOf,
  seatSchema,
  integerFrom,
} from '../../../protocol/schemas.ts'
import { cardSchema, wishSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const written = describe(
  v.pipe(v.string(), v.regex(/^[#-W]*$/)),
  'A character for each card: `#` is card 0, `$` card 1, and so on to `W`, card 52. `cardsIn` of `client/` reads it.',
)
const draws = v.picklist(['draw', 'draw2'])
const seat = seatSchema

const happened = <const What extends string, const Fields extends v.ObjectEntries>(
  what: What,
  fields: Fields,
) => readonlyObject({ what: v.literal(what), ...fields })

const last = v.variant('what', [
  happened('dealt', { dealer: seat, first: cardSchema }),
  happened('laid', { seat, cards }),
  happened('wished', { seat, wish: wishSchema }),
  happened('called', { seat }),
  happened('forgot-call', { seat, drawn: integerFrom(0) }),
  happened('special-last', { seat, drawn: integerFrom(0) }),
  happened('asked', { seat, by: draws, owed: integerFrom(0) }),
  happened('cancelled', { seat, owed: integerFrom(0) }),
  happened('skipped', { seat }),
  happened('turned', { direction: v.picklist([1, -1]) }),
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
    chosen: describe(listOf(v.boolean()), 'By seat: whether it has chosen a card to pass on.'),
    mine: describe(v.nullable(cardSchema), 'The viewer’s own choice.'),
  }),
  readonlyObject({ now: v.literal('over') }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = readonlyObject({
  seat: describe(v.nullable(seat), 'The viewer’s own; null for a spectator.'),
  hand: cards,
  hands: describe(listOf(integerFrom(0)), 'By seat: how many cards it holds.'),
  discard: describe(written, 'All that lie, the top card last.'),
  draw: describe(integerFrom(0), 'How many cards are left to draw.'),
  shuffles: v.exactOptional(
    describe(
      integerFrom(1),
      'How often the discards were shuffled in this round; left out for never.',
    ),
  ),
  direction: describe(v.picklist([1, -1]), '1 is clockwise, from each seat to the next one.'),
  turn: seat,
  step: v.exactOptional(describe(step, 'What the table waits for; left out in a plain turn.')),
  demand: v.exactOptional(
    describe(
      readonlyObject({ by: draws, owed: integerFrom(0) }),
      'What the next player is asked to draw.',
    ),
  ),
  wish: v.exactOptional(wishSchema),
  round: integerFrom(1),
  dealer: seat,
  points: describe(listOf(v.number()), 'By seat.'),
  last: describe(listOf(last), 'What the last move did, in this order.'),
  result: v.exactOptional(
    describe(
      readonlyObject({ winner: seat, points: v.number(), hands: listOf(written) }),
      'How the round before this one ended; once the game is over, the last one.',
    ),
  ),
  open: v.exactOptional(
    describe(
      readonlyObject({ hands: listOf(cards), draw: v.exactOptional(cards) }),
      'After the end: all hands, and what was left to draw, the next card last. For spectators with open hands: all hands.',
    ),
  ),
})
