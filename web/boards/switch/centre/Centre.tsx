import { Deck } from '../../../kit/cards/CardBack.tsx'
import { Discard, type DiscardProps } from './Discard.tsx'
import { Ring } from './Ring.tsx'
import { ActiveDemands } from './ActiveDemands.tsx'
import { hasBeads } from '../RoundsWon.tsx'
import './centre.css'

/**
 * The middle of the table: both piles, the ring that shows the direction of play, and what the next
 * player must do (draw cards, or match a named suit or rank).
 */
export function Centre({ scene, playing, isUnder }: DiscardProps) {
  const { view, words, options } = scene
  const target = options.scoring === 'wins' ? options.targetWins : options.targetCards
  return (
    <div class="centre">
      <Ring direction={view.direction} name={words.direction(view.direction)} />
      <button
        type="button"
        class="centre-round"
        disabled={!view.result}
        onClick={() => playing.show('round')}
      >
        {words.round(view.round)}
        {!hasBeads(options) && (
          <span class="centre-target"> · {words.target(options.scoring, target)}</span>
        )}
        {view.result && <span class="visually-hidden">: {words.lastRound}</span>}
      </button>
      <button
        type="button"
        class="centre-draw"
        data-pile="draw"
        data-glow={playing.canDrawCard && !playing.canPlayAny}
        aria-label={words.draw(view.draw)}
        onClick={playing.draw}
      >
        <Deck count={view.draw} label={words.draw(view.draw)} />
      </button>
      <Discard scene={scene} playing={playing} isUnder={isUnder} />
      <ActiveDemands scene={scene} />
    </div>
  )
}
