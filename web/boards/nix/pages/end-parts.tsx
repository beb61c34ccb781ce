import './end-board.css'

import type { Options } from '../../../../shared/games/nix/options.ts'
import { joker, type View } from '../../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../../shared/games/nix/words/en/table.ts'
import type { EndBoardProps, EndParts } from '../../../kit/end-parts.ts'
import { Face } from '../cards/Face.tsx'
import { ScoredRows } from '../Rows.tsx'
import { sceneOf } from '../scene.ts'

const ScoredBoard = (props: EndBoardProps<View, Options, Words>) => (
  <div class="nix-board end-board-rows">
    <ScoredRows scene={sceneOf(props)} />
  </div>
)

export const endParts: EndParts<View, Options, Words> = {
  arrival: 'push',
  Face: ({ card }) => <Face card={card.index === '' ? joker : Number(card.index)} />,
  Board: ScoredBoard,
}
