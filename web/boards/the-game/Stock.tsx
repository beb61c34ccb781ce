import { CardBack } from '../../kit/CardBack.tsx'
import { cardsLeft } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Scene } from './scene.ts'
import './stock.css'

/** What is left to draw, and how far it is to the end. */
export function Stock({ scene }: { readonly scene: Scene }) {
  const { view, words } = scene
  const left = cardsLeft(view)
  return (
    <div class="stock">
      <div class="deck" data-deep={view.draw > 20 ? 'deep' : view.draw > 0 ? 'flat' : 'empty'}>
        <span data-thing="draw">{view.draw > 0 && <CardBack />}</span>
        <b aria-hidden="true">{view.draw}</b>
        <span class="for-ears">{words.draw(view.draw)}</span>
      </div>
      <p class="way">
        <i style={{ '--done': `${((98 - left) / 98) * 100}%` }} />
        {words.left(left)}
      </p>
    </div>
  )
}
