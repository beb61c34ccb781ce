import './deal-progress.css'

import { Icon } from '../../kit/Icon.tsx'
import { rows } from '../../../shared/games/nix/rules/rows.ts'
import type { Scene } from './scene.ts'

/** Shows which deal and which round is being played. A tap opens the score sheet. */
export function DealProgress({
  scene,
  open,
}: {
  readonly scene: Scene
  readonly open: () => void
}) {
  const { view, words, nameOf } = scene
  const { discard } = view
  return (
    <>
      <button type="button" class="deal-progress" onClick={open}>
        <span class="visually-hidden">{words.course(view.deal, view.round)}</span>
        <span aria-hidden="true">
          {words.deal(view.deal)}/4 · {words.round(view.round)}/5
        </span>
        <Icon path={sheet} />
      </button>
      <p class="visually-hidden">
        {discard
          ? words.discard(nameOf(discard.owner), discard.cards, words.rows[rows[discard.row]])
          : words.discardEmpty}
      </p>
    </>
  )
}

const sheet = 'M6 3h9l4 4v14H6ZM15 3v4h4M9.5 12h6M9.5 16h6'
