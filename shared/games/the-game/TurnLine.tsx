import type { Need } from './need.ts'
import { Notes } from './Notes.tsx'
import type { View } from './state.ts'
import { ascends } from './turn.ts'
import type { Words } from './words/en.ts'

/** Whose turn, how many cards it needs and which ones lie; before the first card, who would like to begin. */
export function TurnLine(props: {
  readonly view: View
  readonly words: Words
  readonly names: readonly string[]
  readonly need: Need
}) {
  const { view, words, names, need } = props
  return (
    <div class="turn">
      {view.turn === null ? (
        <Notes about="begin" standing={view.standing} words={words} names={names} />
      ) : (
        <>
          <p>
            <b>{names[view.turn]}</b>
            <span>{need.exactly ? words.exactly(need.cards) : words.minimum(need.cards)}</span>
          </p>
          <ol class="laid" aria-label={words.laid}>
            {view.laid.map(([card, pile]) => (
              <li key={card}>
                <span aria-hidden="true">
                  {card} {ascends(pile) ? '↑' : '↓'}
                </span>
                <span class="for-ears">{words.laidOn(card, words.piles[pile] ?? '')}</span>
              </li>
            ))}
            {Array.from({ length: need.more }, (_, place) => (
              <li key={`open-${place}`} class="laid-open" aria-hidden="true" />
            ))}
          </ol>
        </>
      )}
    </div>
  )
}
