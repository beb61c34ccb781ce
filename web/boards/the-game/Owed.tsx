import type { Scene } from './scene.ts'
import { ascends } from '../../../shared/games/the-game/rules/turn.ts'
import './owed.css'

/** The cards of this turn: those that lie, and those that it still asks for. */
export function Owed({ scene: { view, words, need } }: { readonly scene: Scene }) {
  return (
    <ol class="owed" aria-label={words.laid} data-tip="owed" tabIndex={0}>
      {view.laid.map(([card, pile]) => (
        <li key={card} class="owed-card">
          <span aria-hidden="true" title={ascends(pile) ? words.ascending : words.descending}>
            {card}
          </span>
          <span class="visually-hidden">{words.laidOn(card, pile)}</span>
        </li>
      ))}
      {Array.from({ length: need.more }, (_, place) => (
        <li key={`open-${place}`} class="owed-open" aria-hidden="true">
          ?
        </li>
      ))}
    </ol>
  )
}
