import { Face } from './Face.tsx'
import type { CommandOn } from './layout.ts'
import { outcomeShown } from './outcome-shown.ts'
import type { Card, View } from './state.ts'
import type { Words } from './words/en.ts'

/** After the end: how it went, why, and what everybody held. */
export function OpenHands(props: {
  readonly view: View
  readonly words: Words
  readonly names: readonly string[]
  readonly commandOn: CommandOn
}) {
  const { view, words, names } = props
  const outcome = outcomeShown(view)
  if (!outcome || !view.ending) return null
  const rows = [
    ...(view.open?.hands ?? []).map((cards, seat) => ({ name: names[seat] ?? '', cards })),
    // The next card to be drawn first.
    ...(view.draw > 0
      ? [{ name: words.drawAtEnd, cards: view.open?.draw.toReversed() ?? [] }]
      : []),
  ].filter(({ cards }) => cards.length > 0)
  return (
    <section class="over" data-won={view.ending.won} aria-label={words.handsAtEnd} tabIndex={0}>
      <h2>{words.outcome(outcome)}</h2>
      <p>{words.clauses[view.ending.clause as keyof Words['clauses']]}</p>
      {rows.map(({ name, cards }) => (
        <div key={name} class="over-hand">
          <h3>{name}</h3>
          <ul>
            {cards.map((card) => (
              <OpenCard key={card} card={card} {...props} />
            ))}
          </ul>
        </div>
      ))}
    </section>
  )
}

function OpenCard(props: {
  readonly card: Card
  readonly words: Words
  readonly commandOn: CommandOn
}) {
  const command = props.commandOn(props.card)
  const name = command && props.words.commands[command].name
  return (
    <li>
      <Face card={props.card} command={command} commandName={name} />
      <span class="for-ears">{name ? `${props.card}, ${name}` : props.card}</span>
    </li>
  )
}
