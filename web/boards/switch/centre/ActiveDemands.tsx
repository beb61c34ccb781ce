import { SuitSign } from '../cards/SuitSign.tsx'
import type { Scene } from '../scene.ts'
import './active-demands.css'

/**
 * Shows how many cards must be drawn, and which suit or rank was named. Hidden from screen readers,
 * because the label of the discard pile says both.
 */
export function ActiveDemands({ scene: { view, words } }: { readonly scene: Scene }) {
  const { demand, named } = view
  const indices: Readonly<Record<string, string>> = words.indices
  return (
    <div class="active-demands" aria-hidden="true">
      {demand && (
        // A new key creates a new element whenever the number grows, so that the animation runs
        // again.
        <span key={demand.owed} class="demand-tag" data-demand="owed">
          <b>+{demand.owed}</b> <span>{words.toDraw}</span>
        </span>
      )}
      {named && (
        <span class="demand-tag" data-demand="named">
          {'suit' in named ? (
            <SuitSign of={named.suit} />
          ) : (
            <b>{indices[named.rank] ?? named.rank}</b>
          )}{' '}
          <span>{words.namedTag}</span>
        </span>
      )}
    </div>
  )
}
