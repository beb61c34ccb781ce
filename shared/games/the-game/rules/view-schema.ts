import * as v from 'valibot'

import { described, fixed, listOf, seatSchema, whole } from '../../../protocol/schemas.ts'
import { cardSchema, pileSchema } from './schemas.ts'
import { beginSayings, pileSayings, type View } from './state.ts'

const top = described(
  v.pipe(whole(1), v.maxValue(100)),
  'A card, or the 1 or 100 that a pile begins at.',
)

const standing = v.union([
  fixed({ seat: seatSchema, about: pileSchema, says: v.picklist(pileSayings) }),
  fixed({ seat: seatSchema, about: v.literal('begin'), says: v.picklist(beginSayings) }),
])

const ending = v.union([
  fixed({ won: v.literal(true), clause: v.literal('TG-14') }),
  fixed({ won: v.literal(false), clause: v.string() }),
])

/** The schema of a view, for the API document and for clients. */
export const viewSchema: v.GenericSchema<unknown, View> = fixed({
  seat: described(v.nullable(seatSchema), 'The viewer’s own; null for a watcher.'),
  hand: listOf(cardSchema),
  hands: described(listOf(whole(0)), 'By seat: how many cards it holds.'),
  draw: described(whole(0), 'How many cards are left to draw.'),
  tops: described(listOf(top), 'By pile: what it shows.'),
  seen: described(
    v.pipe(v.string(), v.regex(/^[0-9a-f]{1,25}$/)),
    'The cards that lie, as bits of a hexadecimal number: card 30 is bit 30. `cardsSeen` of `client/` reads it.',
  ),
  turn: described(v.nullable(seatSchema), 'Null until the first card lies: anybody may begin.'),
  laid: described(
    listOf(v.pipe(v.strictTuple([cardSchema, pileSchema, top]), v.readonly())),
    'The cards laid in this turn, oldest first: the card, its pile, and what it covered.',
  ),
  standing: described(listOf(standing), 'The signals that stand; none while silence holds.'),
  fell: v.exactOptional(
    described(listOf(standing), 'Signals that fell in this turn, as a card came on their pile.'),
  ),
  layout: v.exactOptional(
    described(
      listOf(cardSchema),
      'Where it was shuffled: the cards with commands, four each of `stop`, `skull`, `three`, `silence`, `no-backwards`, ' +
        '`one-pile` and `draw-one`.',
    ),
  ),
  ending: v.exactOptional(ending),
  open: v.exactOptional(
    described(
      fixed({ hands: listOf(listOf(cardSchema)), draw: v.exactOptional(listOf(cardSchema)) }),
      'After the end: all hands, and what was left to draw, the next card last. For watchers with open hands: all hands.',
    ),
  ),
})
