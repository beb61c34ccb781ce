import { SmallFace } from './Face.tsx'
import { outcomeShown } from './outcome-shown.ts'
import type { Scene } from './scene.ts'
import type { Value } from './state.ts'
import './at-end.css'

/** After the end: how it went, and all that was left, the hidden cards too. */
export function AtEnd({ scene: { view, words, names } }: { readonly scene: Scene }) {
  const outcome = outcomeShown(view)
  const { shown } = view
  if (outcome?.kind !== 'places' || !shown) return null
  const placeOf = (seat: number) => outcome.places[seat] ?? 0
  const seats = names.map((_, seat) => seat).toSorted((a, b) => placeOf(a) - placeOf(b))
  return (
    <section class="hl-at-end" aria-label={words.handsAtEnd} tabIndex={0}>
      <h2>{words.outcome(outcome, names)}</h2>
      {view.ending?.clause === 'HL-19' && <p>{words.clauses['HL-19']}</p>}
      <ol>
        {seats.map((seat) => (
          <li key={seat} class="hl-at-end-seat">
            <h3>
              <span aria-hidden="true">{words.shortPlace(placeOf(seat))}</span>
              <span class="for-ears">{words.place(placeOf(seat))}:</span> {names[seat]}
            </h3>
            {outcome.points[seat] === 0 && <p class="soft">{words.nothingLeft}</p>}
            <Left told={words.inHand} cards={shown.hands[seat] ?? []} />
            <Left told={words.wasOpen} cards={view.open[seat] ?? []} />
            <Left
              told={words.wasHidden}
              cards={(shown.hidden[seat] ?? []).filter((card) => card !== null)}
            />
          </li>
        ))}
      </ol>
      <Left told={words.leftToDraw} cards={shown.draw.toReversed()} />
    </section>
  )
}

const Left = ({ told, cards }: { readonly told: string; readonly cards: readonly Value[] }) =>
  cards.length === 0 ? null : (
    <div class="hl-at-end-cards">
      <p>{told}</p>
      <ul>
        {cards.map((value, place) => (
          <li key={place}>
            <SmallFace value={value} />
            <span class="for-ears">{value}</span>
          </li>
        ))}
      </ul>
    </div>
  )
