import { SuitSign } from '../cards/SuitSign.tsx'
import type { Scene } from '../scene.ts'
import './stakes.css'

/** What stands between the players: how many cards are to be drawn, and what is wished. The discard pile says it for ears. */
export function Stakes({ scene: { view, words } }: { readonly scene: Scene }) {
  const { demand, wish } = view
  const indices: Readonly<Record<string, string>> = words.indices
  return (
    <div class="stakes" aria-hidden="true">
      {demand && (
        // Stamped on anew whenever it is more.
        <span key={demand.owed} class="stake" data-stake="owed">
          <b>+{demand.owed}</b> <span>{words.toDraw}</span>
        </span>
      )}
      {wish && (
        <span class="stake" data-stake="wish">
          {'suit' in wish ? <SuitSign of={wish.suit} /> : <b>{indices[wish.rank] ?? wish.rank}</b>}{' '}
          <span>{words.wished}</span>
        </span>
      )}
    </div>
  )
}
