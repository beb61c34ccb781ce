import type { Seat } from '../../../../shared/game/game.ts'
import type { Last, Move, View } from '../../../../shared/games/high-low/rules/state.ts'
import type { StoryWords } from '../../../../shared/games/high-low/words/en/extras.ts'
import type { GameHistory, Story } from '../../../kit/story.ts'

/** Who took the largest pile, if it was large. */
export const story: Story<View, Move, StoryWords> = (history, words) => {
  const largest = largestPile(history)
  if (largest === null) return null
  return { step: largest.step, text: words.pile(history.whoIs(largest.seat), largest.cards) }
}

interface Taken {
  readonly step: number
  readonly seat: Seat
  readonly cards: number
}

/** Smaller piles are not worth mentioning. */
const few = 4

function largestPile({ last, viewAt }: GameHistory<View, Move>): Taken | null {
  let largest: Taken | null = null
  for (let step = 1; step <= last; step++) {
    const did = viewAt(step).last
    const cards = did === null ? 0 : cardsTaken(did)
    if (did !== null && cards >= few && cards > (largest?.cards ?? 0))
      largest = { step, seat: did.seat, cards }
  }
  return largest
}

/** Includes the card from the table that failed to beat the pile. */
const cardsTaken = (did: Last): number =>
  did.did === 'take' ? did.cards + Number(did.tried !== undefined) : 0
