import './celebration.css'

import { useEffect } from 'preact/hooks'

import type { AnyOptions } from '../../../shared/game/game.ts'
import type { GameWords } from '../../../shared/game/words.ts'
import { LineUp } from '../../parts/end/LineUp.tsx'
import { Confetti, Sun } from '../../parts/end/Sun.tsx'
import type { LoadedEnd } from '../../boards/load-end.ts'
import { lineUp, type Result } from './result.ts'

interface CelebrationProps {
  readonly result: Result
  readonly loaded: LoadedEnd
  readonly options: AnyOptions
  readonly gameWords: GameWords | null
  /** The number of the winner's piece; null if the viewer has won, or several players have. */
  readonly winner: number | null
  readonly close: () => void
}

/**
 * Returns how long the celebration takes after the last card has landed, in ms. A loss is short and
 * quiet.
 */
export const celebrationDuration = ({ mood }: Pick<Result, 'mood'>): number =>
  ({ won: 2_200, placed: 1_700, lost: 1_600 })[mood]

/**
 * The celebration before the result slip: the sun rises with the last cards and all pieces. Any tap
 * or key ends it.
 */
export function Celebration(props: CelebrationProps) {
  const { result, loaded, options, gameWords, winner, close } = props
  useEffect(() => {
    const timer = setTimeout(close, celebrationDuration(result))
    document.addEventListener('pointerdown', close)
    document.addEventListener('keydown', close)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerdown', close)
      document.removeEventListener('keydown', close)
    }
  }, [])
  const { Face } = loaded.parts
  const { mood, onTable, title } = result
  return (
    <div class="celebration" data-mood={mood} aria-hidden="true">
      <div class="end-cloth">
        <div>
          <Sun state={mood === 'lost' ? 'down' : 'rise'} />
          {mood !== 'lost' && <Confetti count={mood === 'won' ? 34 : 18} only={winner} />}
        </div>
      </div>
      <div class="celebration-middle">
        {Face && gameWords && onTable.length > 0 && mood !== 'lost' && (
          <div class="end-fan">
            {onTable.map((card, at) => (
              <span key={at} style={{ '--lean': at - (onTable.length - 1) / 2, '--late': at }}>
                <Face card={card} options={options} words={gameWords} />
              </span>
            ))}
          </div>
        )}
        <p class="celebration-band" style={{ '--letters': title.length }}>
          {title}
        </p>
        <LineUp standing={lineUp(result)} isTogether={result.isTogether} />
      </div>
    </div>
  )
}
