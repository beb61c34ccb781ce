import type { Options } from '../../../../shared/games/high-low/options.ts'
import type { View } from '../../../../shared/games/high-low/rules/state.ts'
import type { Words } from '../../../../shared/games/high-low/words/en/table.ts'
import type { EndParts } from '../../../kit/end-parts.ts'
import { Face } from '../cards/Face.tsx'

export const endParts: EndParts<View, Options, Words> = {
  arrival: 'turn',
  Face: ({ card }) => <Face value={Number(card.index)} />,
}
