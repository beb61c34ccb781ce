import { CardBack, Deck } from '../../../kit/cards/CardBack.tsx'
import { Icon } from '../../../kit/Icon.tsx'
import { TipSymbol } from '../../../kit/TipSymbol.tsx'
import { Beat, Ladder } from './Beat.tsx'
import type { Playing } from '../use-playing.ts'
import type { Scene } from '../scene.ts'
import { Spread } from './Spread.tsx'
import './centre.css'

interface CentreProps {
  readonly scene: Scene
  readonly playing: Playing
  readonly isUnder: boolean
}

/**
 * The middle of the table: the draw pile, the pile with what it demands, and the burnt cards (those
 * removed from the game).
 */
export function Centre({ scene, playing, isUnder }: CentreProps) {
  const { view, words } = scene
  return (
    <div class="high-low-centre">
      <TipSymbol tip="deck" label={words.draw(view.draw)}>
        <Deck count={view.draw} label={words.draw(view.draw)} />
      </TipSymbol>
      <Spread scene={scene} playing={playing} isUnder={isUnder} />
      <Burnt scene={scene} playing={playing} />
      <Beat scene={scene} />
      <Ladder scene={scene} />
    </div>
  )
}

function Burnt({ scene: { view, words }, playing }: Omit<CentreProps, 'isUnder'>) {
  const { last } = view
  const count = view.burnt.length
  return (
    <button
      type="button"
      class="burnt"
      data-empty={count === 0}
      data-motion-key="burnt"
      data-motion-collects={last?.did === 'play' && last.burnt ? 'pile-' : undefined}
      data-motion-burns=""
      aria-label={words.burnt(count)}
      onClick={() => playing.show('piles')}
    >
      {count > 0 && (
        <>
          <CardBack />
          <CardBack />
        </>
      )}
      <span class="deck-count">
        <Icon name="flame" />
        {count}
      </span>
    </button>
  )
}
