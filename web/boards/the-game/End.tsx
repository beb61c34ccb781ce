import { Face } from './cards/Face.tsx'
import { OpenNumbers } from './cards/OpenNumbers.tsx'
import { EndScreen } from '../../kit/table/EndScreen.tsx'
import { LeftLadder } from './LeftLadder.tsx'
import { outcomeOf } from '../../../shared/games/the-game/rules/outcome.ts'
import type { Scene } from './scene.ts'

/** The end of the game: all 98 cards, or the number of cards left. */
export function End({ scene }: { readonly scene: Scene }) {
  const { view, words, clauses } = scene
  const outcome = outcomeOf(view)
  if (outcome?.kind !== 'cooperative' || !view.ending) return null
  const { won } = outcome
  const left = [...(view.open?.hands.flat() ?? []), ...(view.open?.draw ?? [])].toSorted(
    (a, b) => a - b,
  )
  const shown = won ? view.tops.filter((top) => top > 1 && top < 100) : left.slice(0, mostShown)
  return (
    <EndScreen
      mood={won ? 'won' : 'lost'}
      title={won ? words.ending.all : words.ending.left(outcome.score)}
      subtitle={words.outcome(outcome)}
      reason={won ? undefined : clauses[view.ending.clause]}
      cards={shown.map((card) => (
        // The piles slide together.
        <Face key={card} card={card} scene={scene} motionKey={won ? `card-${card}` : undefined} />
      ))}
      // The only statistic of a perfect game is in the title.
      figures={[
        ...(won ? [] : [{ value: `${98 - outcome.score}`, name: words.ending.played }]),
        ...(view.seat !== null && !won
          ? [{ value: `${view.hand.length}`, name: words.ending.mine }]
          : []),
        ...(view.draw > 0 ? [{ value: `${view.draw}`, name: words.drawAtEnd }] : []),
      ]}
      hiddenCount={left.length > mostShown && !won ? left.length - mostShown : 0}
    >
      {!won && <LeftLadder left={outcome.score} words={words} />}
      {view.seat !== null && view.hand.length > 0 && (
        <OpenNumbers scene={scene} cards={view.hand} />
      )}
    </EndScreen>
  )
}

const mostShown = 10
