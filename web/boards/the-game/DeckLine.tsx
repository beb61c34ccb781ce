import { Deck } from '../../kit/cards/CardBack.tsx'
import { TipSymbol } from '../../kit/TipSymbol.tsx'
import { cardsLeft } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Scene } from './scene.ts'
import './deck-line.css'

/** The draw pile, and the number of cards that are still to be played. */
export function DeckLine({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene
  const left = cardsLeft(view)
  return (
    <div class="deck-line">
      <TipSymbol tip="deck" label={words.draw(view.draw)}>
        <Deck count={view.draw} label={words.draw(view.draw)} />
      </TipSymbol>
      <p class="deck-line-left">
        <span aria-hidden="true">
          <b>{left}</b> {words.toGo}
        </span>
        <span class="visually-hidden">{words.left(left)}</span>
      </p>
    </div>
  )
}
