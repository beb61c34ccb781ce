import * as v from 'valibot'

import { described, fixed, listOf, seatSchema, whole } from '../../../protocol/schemas.ts'
import { cardSchema, wishSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const written = described(
  v.pipe(v.string(), v.regex(/^[#-W]*$/)),
  'A character for each card: `#` is card 0, `$` card 1, and so on to `W`, card 52. `cardsIn` of `client/` reads it.',
)
const draws = v.picklist(['draw', 'draw2'])
const seat = seatSchema

const happened = <const What extends string, const Fields extends v.ObjectEntries>(
  what: What,
  fields: Fields,
) => fixed({ what: v.literal(what), ...fields })

const last = v.variant('what', [
  happened('dealt', { dealer: seat, first: cardSchema }),
  happened('laid', { seat, cards }),
  happened('wished', { seat, wish: wishSchema }),
  happened('called', { seat }),
  happened('forgot-call', { seat, drawn: whole(0) }),
  happened('special-last', { seat, drawn: whole(0) }),
  happened('asked', { seat, by: draws, owed: whole(0) }),
  happened('cancelled', { seat, owed: whole(0) }),
  happened('skipped', { seat }),
  happened('turned', { direction: v.picklist([1, -1]) }),
  happened('swapped', { seat, with: seat }),
  happened('follows', { seat }),
  happened('passing', {}),
  happened('chose', { seat }),
  happened('passed-left', {}),
  happened('drew', { seat, drawn: whole(0) }),
  happened('paid', { seat, owed: whole(0), drawn: whole(0) }),
  happened('kept', { seat }),
  happened('passed', { seat }),
  happened('shuffled', { cards: whole(0) }),
  happened('called-off', {}),
  happened('round-won', { seat, points: v.number() }),
  happened('game-won', { seat }),
])

const step = v.variant('now', [
  fixed({
    now: v.literal('drawn'),
    card: described(v.nullable(cardSchema), 'Only whoever drew it sees it.'),
  }),
  fixed({ now: v.literal('naming') }),
  fixed({
    now: v.literal('passing'),
    chosen: described(listOf(v.boolean()), 'By seat: whether it has chosen a card to pass on.'),
    mine: described(v.nullable(cardSchema), 'The viewer’s own choice.'),
  }),
  fixed({ now: v.literal('over') }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = fixed({
  seat: described(v.nullable(seat), 'The viewer’s own; null for a watcher.'),
  hand: cards,
  hands: described(listOf(whole(0)), 'By seat: how many cards it holds.'),
  discard: described(written, 'All that lie, the top card last.'),
  draw: described(whole(0), 'How many cards are left to draw.'),
  shuffles: v.exactOptional(
    described(whole(1), 'How often the discards were shuffled in this round; left out for never.'),
  ),
  direction: described(v.picklist([1, -1]), '1 is clockwise, from each seat to the next one.'),
  turn: seat,
  step: v.exactOptional(described(step, 'What the table waits for; left out in a plain turn.')),
  demand: v.exactOptional(
    described(fixed({ by: draws, owed: whole(0) }), 'What the next player is asked to draw.'),
  ),
  wish: v.exactOptional(wishSchema),
  round: whole(1),
  dealer: seat,
  points: described(listOf(v.number()), 'By seat.'),
  last: described(listOf(last), 'What the last move did, in this order.'),
  result: v.exactOptional(
    described(
      fixed({ winner: seat, points: v.number(), hands: listOf(written) }),
      'How the round before this one ended; once the game is over, the last one.',
    ),
  ),
  open: v.exactOptional(
    described(
      fixed({ hands: listOf(cards), draw: v.exactOptional(cards) }),
      'After the end: all hands, and what was left to draw, the next card last. For watchers with open hands: all hands.',
    ),
  ),
})
