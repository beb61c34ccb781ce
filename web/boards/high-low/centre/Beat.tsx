import { fourInReach, goes, highest, specialBeside, startsAt } from './beat.ts'
import type { Scene } from '../scene.ts'
import './beat.css'

/** What the next card has to be, in words. */
export function Beat({ scene: { need, words } }: { readonly scene: Scene }) {
  const four = need.kind === 'free' ? undefined : fourInReach(need)
  const beat = words.beat(need, startsAt(need), specialBeside(need))
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

/** The same as thirteen rungs, where there is room: paper goes, black lies. */
export const Ladder = ({ scene: { need } }: { readonly scene: Scene }) => (
  <ol class="ladder" aria-hidden="true" data-tip="ladder">
    {Array.from({ length: highest }, (_, at) => at + 1).map((value) => (
      <li
        key={value}
        data-goes={goes(value, need)}
        data-lies={need.kind !== 'free' && need.than === value}
      >
        {value}
      </li>
    ))}
  </ol>
)
