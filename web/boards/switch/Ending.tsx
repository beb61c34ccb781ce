import { GameEnd } from './GameEnd.tsx'
import { HandsHeld } from './HandsHeld.tsx'
import { RoundEnd } from './RoundEnd.tsx'
import type { Scene } from './scene.ts'

/** How the last round ended, or the game; and for those who look back, what everybody holds. */
export function Ending(props: { readonly scene: Scene; readonly close: () => void }) {
  const { view, words } = props.scene
  if (view.step?.now === 'over') return <GameEnd {...props} />
  if (!view.open) return <RoundEnd {...props} />
  return (
    <section class="round-end" aria-label={words.held} tabIndex={0} data-over="true">
      <HandsHeld hands={view.open.hands} scene={props.scene} />
    </section>
  )
}
