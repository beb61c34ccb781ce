import { EndOfDeal } from '../../kit/table/EndOfDeal.tsx'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import { Face } from './cards/Face.tsx'
import type { Scene } from './scene.ts'
import './round-end.css'

/**
 * Shows, instead of the piles, who won the last round and which cards the viewer had left. The next
 * round goes on even if the viewer does not close this.
 */
export function RoundEnd({ scene, close }: { readonly scene: Scene; readonly close: () => void }) {
  const { view, words, options, who } = scene
  const { result } = view
  if (!result) return null
  const says = words.roundEnd
  const mine = view.seat === null ? [] : decodeCards(result.hands[view.seat] ?? '')
  const isLost = view.seat !== null && result.winner !== view.seat
  return (
    <div class="round-end">
      <EndOfDeal
        mood={isLost ? 'lost' : 'placed'}
        title={says.title(who(result.winner))}
        subtitle={says.next(view.round, who(view.dealer))}
        reason={options.scoring === 'cards' ? says.worth(result.points) : undefined}
        cards={
          mine.length > 0
            ? mine
                .slice(0, mostShown)
                .map((card, at) => <Face key={at} card={card} scene={scene} />)
            : undefined
        }
        hiddenCount={Math.max(mine.length - mostShown, 0)}
      >
        <button type="button" class="button" data-look="main" onClick={close}>
          {says.goOn}
        </button>
      </EndOfDeal>
    </div>
  )
}

const mostShown = 5
