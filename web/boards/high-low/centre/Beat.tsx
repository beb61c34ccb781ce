import { completableFour, canBeat, highest, extraSpecialCards, lowestFitting } from './beat.ts'
import type { Scene } from '../scene.ts'
import './beat.css'

/** A text that says which cards the pile accepts next. */
export function Beat({ scene: { need, words } }: { readonly scene: Scene }) {
  const four = need.kind === 'free' ? undefined : completableFour(need)
  const beat = words.beat(need, lowestFitting(need), extraSpecialCards(need))
  return (
    <p class="beat">
      <span>{beat.says}</span>
      {beat.card !== null && (
        <>
          {' '}
          <b>{beat.card}</b>
          <span class="visually-hidden">:</span> <small>{beat.goes}</small>
        </>
      )}
      {four && <span class="beat-four"> {words.orFour(four.count, four.value)}</span>}
    </p>
  )
}

/**
 * On large screens, a ladder of the values 1 to 13. Values that can be played are light, and the
 * value to beat is black.
 */
export const Ladder = ({ scene: { need } }: { readonly scene: Scene }) => (
  <ol class="ladder" aria-hidden="true" data-tip="ladder">
    {Array.from({ length: highest }, (_, at) => at + 1).map((value) => (
      <li
        key={value}
        data-goes={canBeat(value, need)}
        data-lies={need.kind !== 'free' && need.than === value}
      >
        {value}
      </li>
    ))}
  </ol>
)
