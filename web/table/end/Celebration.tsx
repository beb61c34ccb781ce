import './celebration.css'

import { useEffect } from 'preact/hooks'

import type { PlainCard } from '../../../shared/game/end.ts'
import type { AnyOptions } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { loadCuePlayer } from '../../kit/motion/load-cue-player.ts'
import { playCue } from '../../kit/motion/play-cues.ts'
import { LineUp } from '../../parts/end/LineUp.tsx'
import { Confetti, Sun } from '../../parts/end/Sun.tsx'
import { eventScore, eventVibration } from './event-score.ts'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { lineUp, type Result } from './result.ts'

interface CelebrationProps {
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly options: AnyOptions
  readonly gameWords: GameWords | null
  /**
   * The number of the winner's piece (token) if exactly one player has won and this player is not
   * the viewer; otherwise null.
   */
  readonly winner: number | null
}

/**
 * Returns the duration of the celebration in ms, from when the last card has landed. After a loss
 * it is short and quiet.
 */
export const celebrationDuration = ({ mood }: Pick<Result, 'mood'>): number =>
  ({ won: 2_200, placed: 1_700, lost: 1_600 })[mood]

/**
 * The animation between the last move and the result slip: the sun rises behind the last cards, and
 * the pieces (tokens) of all players appear.
 */
export function Celebration(props: CelebrationProps) {
  const { result, loaded, options, gameWords, winner } = props
  const { Face, arrival } = loaded.parts
  const { mood, title, sentence } = result
  const cards = cardsOf(result)
  // Whether to show how near the viewer came to winning. A spectator of a competitive game can't
  // have come near.
  const isNear = mood === 'lost' || (mood === 'placed' && result.contenders.some(isMe))
  useEventSound(result, () =>
    eventScore({
      mood,
      arrival,
      pieces: result.contenders.length,
      isCrowned: !result.isTogether,
      cards: cards.length,
    }),
  )
  return (
    <div class="celebration" data-mood={mood} data-arrival={arrival} aria-hidden="true">
      <div class="end-cloth">
        <div>
          <Sun state={mood === 'lost' ? 'down' : 'rise'} />
          {mood !== 'lost' && <Confetti count={mood === 'won' ? 34 : 18} only={winner} />}
        </div>
      </div>
      <div class="celebration-middle">
        {Face && gameWords && cards.length > 0 && (
          <div class="end-fan" style={{ '--cards': cards.length }}>
            {cards.map((card, at) => (
              <span key={at} style={{ '--lean': at - (cards.length - 1) / 2, '--late': at }}>
                <Face card={card} options={options} words={gameWords} />
              </span>
            ))}
          </div>
        )}
        <p class="celebration-band" style={{ '--letters': title.length }}>
          {title}
        </p>
        {isNear && <p class="celebration-near">{sentence}</p>}
        <LineUp standing={lineUp(result)} isTogether={result.isTogether} />
      </div>
    </div>
  )
}

const isMe = (contender: Result['contenders'][number]): boolean => contender.isMe

/**
 * The maximum number of cards that the celebration shows after a loss. With more cards left, the
 * players were not close to winning, and it shows no cards.
 */
const nearlyWon = 7

/**
 * Returns the cards that the celebration shows: the last cards played, or after a narrow loss the
 * cards that the players had left.
 */
function cardsOf({ mood, onTable, leftTogether }: Result): readonly PlainCard[] {
  if (mood !== 'lost') return onTable
  return leftTogether.length > nearlyWon ? [] : leftTogether.map(({ card }) => card)
}

/**
 * Plays the sounds of the celebration, and then of the result slip (the sheet of paper with the
 * result).
 */
function useEventSound(result: Result, score: () => ReturnType<typeof eventScore>): void {
  useEffect(() => {
    let stop = (): void => {}
    let isOver = false
    loadCuePlayer().then(
      ({ performEvent }) => {
        if (!isOver)
          stop = performEvent(
            score(),
            result.contenders.some(isMe) ? eventVibration(result.mood) : [],
          )
      },
      () => {},
    )
    return () => {
      isOver = true
      stop()
      playCue({ name: 'sheet' })
    }
  }, [])
}
