import { Deck } from '../../kit/cards/Back.tsx'
import { Sign } from '../../kit/tips/Sign.tsx'
import { cardsLeft } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Scene } from './scene.ts'
import './deck-line.css'

/** What is left to draw, and how far it is to the end. */
export function DeckLine({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene
  const left = cardsLeft(view)
  return (
    <div class="deck-line">
      <Sign of="deck" name={words.draw(view.draw)}>
        <Deck count={view.draw} name={words.draw(view.draw)} />
      </Sign>
      <p class="deck-line-left">
        <span aria-hidden="true">
          <b>{left}</b> {words.toGo}
        </span>
        <span class="for-ears">{words.left(left)}</span>
      </p>
    </div>
  )
}
