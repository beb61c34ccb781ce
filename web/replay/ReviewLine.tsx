import './review.css'

import type { ReviewWords } from '../../shared/game/words.ts'
import type { Review, ReviewedTurn } from '../../shared/protocol/protocol.ts'
import { loadReviewWords } from '../boards/load-on-demand.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import type { NewsBetween } from '../client/Log.ts'
import { settings } from '../client/settings.ts'
import { usePlayOn } from '../parts/same-deal.ts'
import { localise } from '../words/index.ts'
import { playOnWords } from '../words/play-on.ts'
import { reviewWords } from '../words/review.ts'
import { realMoveAt, type Replay } from './replay.ts'
import { compareWithBot, isLostByCards, lostTurn, turnAt } from './review.ts'

interface ReviewLineProps {
  readonly replay: Replay
  readonly newsBetween: NewsBetween
  /** The review; null until it has loaded. */
  readonly review: Review | null
  /** Shows a message. Null if the viewer cannot take a seat at a new table here. */
  readonly say: ((text: string) => void) | null
}

/**
 * Shows the bot's comment on the current turn. At the end of the game, shows how often the players
 * moved as the bot would have moved.
 */
export function ReviewLine({ replay, newsBetween, review, say }: ReviewLineProps) {
  const { game } = replay.record
  const gameWords = useLoaded(loadReviewWords, game, settings.language.value)
  const isThere = review !== null && gameWords !== null
  const turn = isThere ? turnAt(review, replay.step.value) : null
  return (
    <div class="review-remark">
      <p role="status">
        {isThere ? (
          <Remark replay={replay} review={review} gameWords={gameWords} />
        ) : (
          localise(reviewWords).coming
        )}
      </p>
      {say && turn && compareWithBot(turn) === 'better' && (
        <TryTurn {...{ replay, newsBetween, turn, say }} />
      )}
    </div>
  )
}

interface TryTurnProps {
  readonly replay: Replay
  readonly newsBetween: NewsBetween
  readonly turn: ReviewedTurn
  readonly say: (text: string) => void
}

/** Opens a table where the viewer plays from this turn on, in place of its player. */
function TryTurn({ replay, newsBetween, turn: { from, seat }, say }: TryTurnProps) {
  const { busy, open } = usePlayOn(
    { table: replay.record.code, step: from, seat, strength: 'hard' },
    realMoveAt(replay, newsBetween, from),
    say,
  )
  return (
    <button class="review-try" type="button" aria-busy={busy} onClick={open}>
      {localise(playOnWords).tryIt}
    </button>
  )
}

interface RemarkProps {
  readonly replay: Replay
  readonly review: Review
  readonly gameWords: ReviewWords
}

function Remark({ replay, review, gameWords }: RemarkProps) {
  const text = localise(reviewWords)
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
  const text = localise(reviewWords)
  switch (compareWithBot(turn)) {
    case 'same':
      return text.same
    case 'as-good':
      return text.asGood(deed())
    case 'better':
      return text.better(deed(), turn.winProbability, turn.playedWinProbability)
  }
}
