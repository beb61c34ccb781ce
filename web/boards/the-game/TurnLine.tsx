import { BeginNotes } from './Notes.tsx'
import type { Scene } from './scene.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './turn-line.css'

/** Whose turn, how many cards it needs and which ones lie; before the first card, who would like to begin. */
export function TurnLine({ scene }: { readonly scene: Scene }) {
  const { view, words, names, need } = scene
  return (
    <div class="turn">
      {view.turn === null ? (
        <BeginNotes scene={scene} />
      ) : (
        <>
          <p>
            <b>{names[view.turn]}</b>
            <span>{need.exactly ? words.exactly(need.cards) : words.minimum(need.cards)}</span>
          </p>
          <ol class="laid" aria-label={words.laid}>
            {view.laid.map(([card, pile]) => (
              <li key={card}>
                <span aria-hidden="true">
                  {card} {ascends(pile) ? '↑' : '↓'}
                </span>
                <span class="for-ears">{words.laidOn(card, pile)}</span>
              </li>
            ))}
            {Array.from({ length: need.more }, (_, place) => (
              <li key={`open-${place}`} class="laid-open" aria-hidden="true" />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
