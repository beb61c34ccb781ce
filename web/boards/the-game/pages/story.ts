import { piles, type Move, type View } from '../../../../shared/games/the-game/rules/state.ts'
import { ascends } from '../../../../shared/games/the-game/rules/turn.ts'
import type { StoryWords } from '../../../../shared/games/the-game/words/en/extras.ts'
import type { GameHistory, Story } from '../../../kit/story.ts'

type Laid = Extract<Move, { readonly do: 'play' }>

/** The card that lost the game, or bad luck with the drawn cards. */
export const story: Story<View, Move, StoryWords> = (history, words) => {
  const { lost } = history
  if (lost === null) return null
  const who = history.whoIs(lost.seat)
  if (lost.byLuck) return { step: lost.to, text: words.cards(who) }
  const leap = longestLeap(history, lost)
  if (leap === null) return null
  const { card, pile } = leap.move
  return { step: leap.step, text: words.card(who, card, ascends(pile)) }
}

/** Returns the card of the turn with the largest distance to its pile; null for a turn without cards. */
function longestLeap(
  { viewAt, moveTo }: GameHistory<View, Move>,
  { from, to }: { readonly from: number; readonly to: number },
): { readonly step: number; readonly move: Laid } | null {
  let longest: { step: number; move: Laid; far: number } | null = null
  for (let step = from + 1; step <= to; step++) {
    const move = moveTo(step)
    if (move?.do !== 'play') continue
    const far = leapOf(viewAt(step - 1), move)
    if (longest === null || far > longest.far) longest = { step, move, far }
  }
  return longest
}

/** Returns how many numbers a card costs its pile. The backwards trick has a negative cost. */
function leapOf({ tops }: View, { card, pile }: Laid): number {
  const top = tops[piles.indexOf(pile)] ?? 0
  return ascends(pile) ? card - top : top - card
}
