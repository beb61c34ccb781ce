import { Face } from './Face.tsx'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Scene } from './scene.ts'
import type { Card, Move } from '../../../shared/games/the-game/rules/state.ts'
import './open-hands.css'

interface OpenHandsProps {
  readonly scene: Scene
  /** A turn whose cards are marked. */
  readonly advised: readonly Move[] | undefined
}

/** What everybody holds, for those who may see it; after the end also how it went, and why. */
export function OpenHands({ scene, advised = [] }: OpenHandsProps) {
  const { view, words, clauses, names } = scene
  const outcome = outcomeOf(view)
  if (!view.open) return null
  const isAdvised = (card: Card): boolean =>
    advised.some((move) => move.do === 'play' && move.card === card)
  const rows = [
    ...view.open.hands.map((cards, seat) => ({ name: names[seat] ?? '', cards })),
    // The next card to be drawn first.
    ...(view.draw > 0 ? [{ name: words.drawAtEnd, cards: view.open.draw.toReversed() }] : []),
  ].filter(({ cards }) => cards.length > 0)
  return (
    <section class="over" data-won={view.ending?.won} aria-label={words.handsAtEnd} tabIndex={0}>
      {outcome && view.ending && (
        <>
          <h2>{words.outcome(outcome)}</h2>
          <p>{clauses[view.ending.clause]}</p>
        </>
      )}
      <div class="over-hands">
        {rows.map(({ name, cards }) => (
          <div key={name} class="over-hand">
            <h3>{name}</h3>
            <ul>
              {cards.map((card) => (
                <OpenCard key={card} card={card} scene={scene} isAdvised={isAdvised(card)} />
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  )
}

interface OpenCardProps {
  readonly card: Card
  readonly scene: Scene
  readonly isAdvised: boolean
}

function OpenCard({ card, scene, isAdvised }: OpenCardProps) {
  const name = scene.commandName(card)
  return (
    <li data-advised={isAdvised || undefined}>
      <Face card={card} scene={scene} />
      <span class="for-ears">{name ? `${card}, ${name}` : card}</span>
    </li>
  )
}
