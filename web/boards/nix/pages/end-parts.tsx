import './end-board.css'

import type { Options } from '../../../../shared/games/nix/options.ts'
import { decodeRows } from '../../../../shared/games/nix/rules/chip-codec.ts'
import { joker, type View } from '../../../../shared/games/nix/rules/state.ts'
import type { Words } from '../../../../shared/games/nix/words/en/table.ts'
import type { EndBoardProps, EndParts } from '../../../kit/end-parts.ts'
import { Face } from '../cards/Face.tsx'
import { Rows } from '../Rows.tsx'
import { sceneOf } from '../scene.ts'

export const endParts: EndParts<View, Options, Words> = {
  arrival: 'push',
  Face: ({ card }) => <Face card={card.index === '' ? joker : Number(card.index)} />,
  Board: ScoredBoard,
}

/** Shows the rows of the last deal, with the chips that lay there when the points were counted. */
function ScoredBoard(props: EndBoardProps<View, Options, Words>) {
  const { view } = props
  const rows = decodeRows(view.scored ?? view.rows)
  return (
    <div class="nix-board end-board-rows">
      <Rows
        scene={sceneOf(props)}
        rowStateOf={(row) => ({ chips: rows[row] ?? [], incomingChip: null, hint: null })}
        played={null}
        dragOver={null}
        tap={null}
      />
    </div>
  )
}
