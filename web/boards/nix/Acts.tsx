import './acts.css'

import { captionOf } from './caption.ts'
import type { Playing } from './use-playing.ts'
import type { Scene } from './scene.ts'
import { Ways } from './Ways.tsx'

interface ActsProps {
  readonly scene: Scene
  readonly playing: Playing
}

/** The choice of the chip, and laying what is chosen; where it goes two ways, which of them. */
export function Acts({ scene, playing }: ActsProps) {
  const { words } = scene
  const { move, isMine, superChip, cards, fitting } = playing
  const { title, why } = captionOf(scene, playing)
  const isEmptyHand = isMine && playing.hand.length === 0
  return (
    <>
      {move === null && fitting.length > 1 ? (
        <Ways scene={scene} playing={playing} />
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
          {/* Not disabled while it is others' turn: a tap then says so. */}
          <button
            type="button"
            class="button lay"
            data-look={move && isMine ? 'main' : 'waiting'}
            disabled={!move}
            aria-disabled={!move || !isMine}
            onClick={playing.lay}
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
