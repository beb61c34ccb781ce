import { SuitSign } from '../cards/SuitSign.tsx'
import type { Scene } from '../scene.ts'
import './active-demands.css'

/**
 * Shows the number of cards to draw, and the named suit or rank. The label of the discard pile
 * announces both to screen readers.
 */
export function ActiveDemands({ scene: { view, words } }: { readonly scene: Scene }) {
  const { demand, named } = view
  const indices: Readonly<Record<string, string>> = words.indices
  return (
    <div class="active-demands" aria-hidden="true">
      {demand && (
        // A new element whenever more cards have to be drawn, so that the animation plays again.
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
