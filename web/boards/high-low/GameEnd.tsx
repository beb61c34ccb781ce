import { Cards } from './Cards.tsx'
import { outcomeOf } from '../../../shared/games/high-low/rules/outcome.ts'
import { AllOf } from './OpenHands.tsx'
import type { Scene } from './scene.ts'
import './game-end.css'

/** After the end: how it went, and all that was left, the hidden cards too. */
export function GameEnd({ scene }: { readonly scene: Scene }) {
  const { view, words, clauses, names } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'places') return null
  const placeOf = (seat: number) => outcome.places[seat] ?? 0
  const seats = names.map((_, seat) => seat).toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <section class="hl-game-end" aria-label={words.handsAtEnd} tabIndex={0}>
      <h2>{words.outcome(outcome, names)}</h2>
      {view.ending?.clause === 'HL-19' && <p>{clauses['HL-19']}</p>}
      <ol>
        {seats.map((seat) => (
          <li key={seat}>
            <h3>
              {names[seat]} – {words.place(placeOf(seat))}
            </h3>
            {outcome.points[seat] === 0 && <p class="soft">{words.nothingLeft}</p>}
            <AllOf seat={seat} scene={scene} />
          </li>
        ))}
      </ol>
      <Cards title={words.leftToDraw} values={view.shown?.draw.toReversed() ?? []} />
    </section>
  )
}
