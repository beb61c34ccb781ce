import type { Options } from '../../../../shared/games/switch/options.ts'
import { cardOf, joker, ranks } from '../../../../shared/games/switch/rules/cards.ts'
import type { View } from '../../../../shared/games/switch/rules/state.ts'
import type { Words } from '../../../../shared/games/switch/words/en/table.ts'
import type { PlainCard } from '../../../../shared/game/end.ts'
import type { EndParts } from '../../../kit/end-parts.ts'
import { Face } from '../cards/Face.tsx'

export const endParts: EndParts<View, Options, Words> = {
  arrival: 'throw',
  Face: ({ card, options, words }) => <Face card={numberOf(card)} scene={{ options, words }} />,
}

function numberOf({ index, suit }: PlainCard): number {
  const rank = ranks.find((one) => one === index)
  return rank === undefined || suit === undefined ? joker : cardOf(rank, suit)
}
