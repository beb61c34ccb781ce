import { Icon } from '../../kit/Icon.tsx'
import { HandsHeld } from './HandsHeld.tsx'
import type { Scene } from './scene.ts'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import './round-end.css'

/** Who has won the round before this one, and what the others held. It lies beside the hand and blocks nothing. */
export function RoundEnd({ scene, close }: { readonly scene: Scene; readonly close: () => void }) {
  const { view, words, names, options } = scene
  const { result } = view
  if (!result) return null
  return (
    <section class="round-end" aria-label={words.lastRound}>
      <header>
        <h2>{words.roundWon(names[result.winner] ?? '', result.points, options.scoring)}</h2>
        <button type="button" class="icon-button" aria-label={words.close} onClick={close}>
          <Icon name="close" />
        </button>
      </header>
      <HandsHeld hands={result.hands.map(decodeCards)} scene={scene} />
    </section>
  )
}
