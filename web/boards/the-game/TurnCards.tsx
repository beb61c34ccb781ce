import type { Scene } from './scene.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './turn-cards.css'

/** Shows which cards have been played in this turn, and how many more must be played. */
export function TurnCards({ scene: { view, words, need } }: { readonly scene: Scene }) {
  return (
    <ol class="turn-cards" aria-label={words.played} data-tip="owed" tabIndex={0}>
      {view.played.map(([card, pile]) => (
        <li key={card} class="turn-card">
          <span aria-hidden="true" title={ascends(pile) ? words.ascending : words.descending}>
            {card}
          </span>
          <span class="visually-hidden">{words.laidOn(card, pile)}</span>
        </li>
      ))}
      {Array.from({ length: need.more }, (_, place) => (
        <li key={`open-${place}`} class="turn-card-missing" aria-hidden="true">
          ?
        </li>
      ))}
    </ol>
  )
}
