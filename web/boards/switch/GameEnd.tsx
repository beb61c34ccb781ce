import { HandsHeld } from './HandsHeld.tsx'
import { outcomeOf } from '../../../shared/games/switch/rules/outcome.ts'
import type { Scene } from './scene.ts'
import { decodeCards } from '../../../shared/games/switch/rules/card-codec.ts'
import './round-end.css'

/** After the end: who has won, how all others came out, and what they held. */
export function GameEnd({ scene }: { readonly scene: Scene }) {
  const { view, words, names } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'places') return null
  const seats = names
    .map((name, seat) => ({
      name,
      place: outcome.places[seat] ?? 0,
      points: view.points[seat] ?? 0,
    }))
    .toSorted((one, other) => one.place - other.place)
  return (
    <section class="round-end" aria-label={words.handsAtEnd} tabIndex={0} data-over="true">
      <h2>{words.won(names.filter((_, seat) => outcome.places[seat] === 1))}</h2>
      <ol class="places">
        {seats.map(({ name, place, points }) => (
          <li key={name} data-place={place}>
            <span>{words.place(place)}</span> <b>{name}</b> <span>{words.points(points)}</span>
          </li>
        ))}
      </ol>
      {view.result && <HandsHeld hands={view.result.hands.map(decodeCards)} scene={scene} />}
    </section>
  )
}
