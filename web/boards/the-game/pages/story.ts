import { piles, type Move, type View } from '../../../../shared/games/the-game/rules/state.ts'
import { ascends } from '../../../../shared/games/the-game/rules/turn.ts'
import type { StoryWords } from '../../../../shared/games/the-game/words/en/extras.ts'
import type { Course, Story } from '../../../kit/story.ts'

type Laid = Extract<Move, { readonly do: 'play' }>

/** Which card cost the win, or that the cards did which came then. */
export const story: Story<View, Move, StoryWords> = (course, words) => {
  const { lost } = course
  if (lost === null) return null
  const who = course.whoIs(lost.seat)
  if (lost.byCards) return { step: lost.to, text: words.cards(who) }
  const leap = longestLeap(course, lost)
  if (leap === null) return null
  const { card, pile } = leap.move
  return { step: leap.step, text: words.card(who, card, ascends(pile)) }
}

/** The card of the turn that lies farthest from the one before; null for a turn without any. */
function longestLeap(
  { viewAt, moveTo }: Course<View, Move>,
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

/** How many numbers a card takes from its pile; a backwards trick gives some back. */
function leapOf({ tops }: View, { card, pile }: Laid): number {
  const top = tops[piles.indexOf(pile)] ?? 0
  return ascends(pile) ? card - top : top - card
}
