import type { Seat } from '../../../../shared/game/game.ts'
import type { Last, Move, View } from '../../../../shared/games/high-low/rules/state.ts'
import type { StoryWords } from '../../../../shared/games/high-low/words/en/extras.ts'
import type { Course, Story } from '../../../kit/story.ts'

/** Who had to take the largest pile, of those that hurt. */
export const story: Story<View, Move, StoryWords> = (course, words) => {
  const largest = largestPile(course)
  if (largest === null) return null
  return { step: largest.step, text: words.pile(course.whoIs(largest.seat), largest.cards) }
}

interface Taken {
  readonly step: number
  readonly seat: Seat
  readonly cards: number
}

/** Fewer than so many are soon gone again. */
const few = 4

function largestPile({ last, viewAt }: Course<View, Move>): Taken | null {
  let largest: Taken | null = null
  for (let step = 1; step <= last; step++) {
    const did = viewAt(step).last
    const cards = did === null ? 0 : cardsTaken(did)
    if (did !== null && cards >= few && cards > (largest?.cards ?? 0))
      largest = { step, seat: did.seat, cards }
  }
  return largest
}

/** With the card of the table that did not beat it. */
const cardsTaken = (did: Last): number =>
  did.did === 'take' ? did.cards + Number(did.tried !== undefined) : 0
