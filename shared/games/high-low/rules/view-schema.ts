import * as v from 'valibot'

import { described, fixed, listOf, seatSchema, whole } from '../../../protocol/schemas.ts'
import { cardSchema, spotSchema } from './schemas.ts'
import type { View } from './state.ts'

const cards = listOf(cardSchema)
const count = v.pipe(whole(1), v.maxValue(4))
const at = v.exactOptional(described(spotSchema, 'Where a hidden card lay.'))

const drew = v.exactOptional(
  described(fixed({ seat: seatSchema, cards: whole(0) }), 'Who drew how many cards after it.'),
)
const by = { seat: seatSchema, drew }
const burnt = fixed({ by: v.picklist(['four', 'bomb']), cards: whole(0) })
const tried = fixed({ value: cardSchema, from: v.picklist(['open', 'hidden']), at })

const last = v.variant('did', [
  fixed({ ...by, did: v.literal('exchange'), up: cardSchema, down: cardSchema }),
  fixed({ ...by, did: v.literal('ready') }),
  fixed({
    ...by,
    did: v.literal('lay'),
    value: cardSchema,
    count,
    from: v.picklist(['hand', 'open', 'hidden']),
    at,
    burnt: v.exactOptional(
      described(burnt, 'How many cards left the game with it, itself included, and why.'),
    ),
  }),
  fixed({
    ...by,
    did: v.literal('take'),
    cards: described(whole(0), 'How many cards lay on the pile.'),
    tried: v.exactOptional(
      described(tried, 'The card that did not beat the pile, and went in hand with it.'),
    ),
  }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = fixed({
  seat: described(v.nullable(seatSchema), 'The viewer’s own; null for a watcher.'),
  phase: v.picklist(['exchange', 'play', 'over']),
  hand: cards,
  hands: described(listOf(whole(0)), 'By seat: how many cards it holds.'),
  open: described(listOf(cards), 'By seat: the cards that lie open before it.'),
  hidden: described(
    listOf(listOf(spotSchema)),
    'By seat: the spots where a hidden card still lies.',
  ),
  draw: described(whole(0), 'How many cards are left to draw.'),
  pile: described(
    listOf(v.pipe(v.strictTuple([cardSchema, count, seatSchema]), v.readonly())),
    'From the bottom to the top: the value, how many of it were laid together, and by which seat.',
  ),
  burnt: described(cards, 'The cards that left the game.'),
  ready: v.exactOptional(
    described(listOf(v.boolean()), 'Before play begins, by seat: the exchange is over for it.'),
  ),
  turn: described(
    v.nullable(seatSchema),
    'Whose turn it is; in the exchange, who will begin; null when it is over.',
  ),
  out: described(listOf(seatSchema), 'Who got rid of everything, first one first.'),
  last: described(v.nullable(last), 'What the last move did.'),
  ending: v.exactOptional(fixed({ clause: v.picklist(['HL-18', 'HL-19']) })),
  shown: v.exactOptional(
    described(
      fixed({
        hands: listOf(cards),
        hidden: v.exactOptional(listOf(listOf(v.nullable(cardSchema)))),
        draw: v.exactOptional(cards),
      }),
      'After the end: all hands, hidden cards by spot, and what was left to draw, the next card last. For watchers with ' +
        'open hands: all hands.',
    ),
  ),
})
