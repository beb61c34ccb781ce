import type { Options } from '../../../../shared/games/the-game/options.ts'
import type { View } from '../../../../shared/games/the-game/rules/state.ts'
import type { Words } from '../../../../shared/games/the-game/words/en/table.ts'
import type { EndParts } from '../../../kit/end-parts.ts'
import { Face } from '../cards/Face.tsx'

// At the end, no command applies any more, so the cards are shown without commands.
const commandOn = () => undefined

export const endParts: EndParts<View, Options, Words> = {
  arrival: 'sweep',
  Face: ({ card, words }) => <Face card={Number(card.index)} scene={{ commandOn, words }} />,
}
