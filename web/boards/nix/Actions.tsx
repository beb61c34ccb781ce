import './actions.css'

import { captionOf } from './prompt.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { RowOptions } from './RowOptions.tsx'

interface ActionsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/**
 * The buttons that play the selected cards and choose the super-chip. If the cards fit two rows,
 * offers both rows instead.
 */
export function Actions({ scene, playing }: ActionsProps) {
  const { words } = scene
  const { move, isMine, superChip, cards, fitting } = playing
  const { title, why } = captionOf(scene, playing)
  const isEmptyHand = isMine && playing.hand.length === 0
  return (
    <>
      {move === null && fitting.length > 1 ? (
        <RowOptions scene={scene} playing={playing} />
      ) : (
        <>
          {superChip && (
            <button
              type="button"
              class="button super-chip"
              data-look="soft"
              aria-pressed={superChip.chosen}
              aria-disabled={superChip.not !== null}
              onClick={playing.tapSuper}
            >
              <span>
                {words.superChip.name}
                {superChip.not !== null && <small>{words.superChip[superChip.not]}</small>}
              </span>
            </button>
          )}
          {/* The button is enabled during other players' turns too. A tap then explains why
              the move must wait. */}
          <button
            type="button"
            class="button lay"
            data-look={move && isMine ? 'main' : 'waiting'}
            disabled={!move}
            aria-disabled={!move || !isMine}
            onClick={playing.play}
          >
            {isEmptyHand ? words.lay.noCard : words.lay.it}
          </button>
        </>
      )}
      <p class="visually-hidden" aria-live="polite">
        {move || cards.length > 0 ? `${title}. ${why.join(' ')}` : ''}
      </p>
    </>
  )
}
