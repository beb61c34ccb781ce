import './review.css'

import type { ReviewWords } from '../../shared/game/words.ts'
import type { Review, ReviewedTurn } from '../../shared/protocol/protocol.ts'
import { loadReviewWords } from '../boards/load-on-demand.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { settings } from '../client/settings.ts'
import { reviewWords } from '../words/review.ts'
import type { Replay } from './replay.ts'
import { compareWithBot, isLostByCards, lostTurn, turnAt } from './review.ts'

interface ReviewLineProps {
  readonly replay: Replay
  /** The review; null until it has loaded. */
  readonly review: Review | null
}

/**
 * Shows the bot's comment on the current turn. At the end of the game, shows how often the players
 * moved as the bot would have moved.
 */
export function ReviewLine({ replay, review }: ReviewLineProps) {
  const { game } = replay.record
  const gameWords = useLoaded(loadReviewWords, game, settings.language.value)
  const isThere = review !== null && gameWords !== null
  return (
    <p class="review-remark" role="status">
      {isThere ? (
        <Remark replay={replay} review={review} gameWords={gameWords} />
      ) : (
        reviewWords.value.coming
      )}
    </p>
  )
}

interface RemarkProps {
  readonly replay: Replay
  readonly review: Review
  readonly gameWords: ReviewWords
}

function Remark({ replay, review, gameWords }: RemarkProps) {
  const text = reviewWords.value
  const { turns } = review
  const turn = turnAt(review, replay.step.value)
  if (turn === null)
    return text.alike(turns.filter(({ isBest: same }) => same).length, turns.length)
  const remark = remarkOn(turn, () => gameWords.turn(replay.viewAt(turn.from), turn.bestMoves))
  if (turn !== lostTurn(review)) return remark
  return (
    <>
      <strong>{isLostByCards(review) ? text.lostByCards : text.lostHere}</strong> {remark}
    </>
  )
}

/**
 * Returns the bot's comment on a turn.
 * @param deed returns the move that the bot would have made, as a text
 */
function remarkOn(turn: ReviewedTurn, deed: () => string): string {
  const text = reviewWords.value
  switch (compareWithBot(turn)) {
    case 'same':
      return text.same
    case 'as-good':
      return text.asGood(deed())
    case 'better':
      return text.better(deed(), turn.winProbability, turn.playedWinProbability)
  }
}
