import './sun.css'

import { pieceColour, PieceShape } from '../../kit/pieces/shapes.tsx'
import { sun } from '../../kit/sun.ts'
import { createJitter } from '../../kit/woodcut.ts'

interface SunProps {
  /**
   * `rise` fills the screen in the celebration, `up` stands behind the result slip (the sheet
   * of paper with the result), and `down` sets after a lost game.
   */
  readonly state: 'rise' | 'up' | 'down'
}

/** Draws the sun behind the result. Its rays have the colour of the winner. */
export const Sun = ({ state }: SunProps) => (
  <svg class="end-sun" data-state={state} viewBox="-500 -500 1000 1000" aria-hidden="true">
    {state !== 'down' && (
      <path class="end-sun-rays" d={state === 'rise' ? sun.allBeams : sun.halfBeams} />
    )}
    <path class="end-sun-disc" d={state === 'down' ? sun.setting : sun.disc} />
    {state === 'down' && <path class="end-sun-horizon" d={sun.horizon} />}
  </svg>
)

interface ConfettiProps {
  readonly count: number
  /** The piece whose shape all the confetti has; null for a mix of all pieces. */
  readonly only: number | null
}

/**
 * Scatters confetti, made of small copies of the players' pieces, to the left and right of the
 * result.
 */
export const Confetti = ({ count, only }: ConfettiProps) => (
  <div class="end-confetti" aria-hidden="true">
    {scattered.slice(0, count).map(({ style, piece }, at) => (
      <i key={at} style={{ ...style, ...pieceColour(only ?? piece) }}>
        <svg viewBox="0 0 40 40">
          <PieceShape of={only ?? piece} />
        </svg>
      </i>
    ))}
  </div>
)

const random = createJitter(11)
const next = (): number => random() + 0.5
const scattered = Array.from({ length: 40 }, (_, at) => {
  // Alternates between the left and the right side, and stays in the upper part of the screen.
  // Below, pieces show who votes for the next game, and confetti would look like votes.
  const x = at % 2 === 0 ? next() * 19 : 81 + next() * 19
  const y = 6 + next() * 28
  return {
    piece: Math.floor(next() * 6),
    style: {
      left: `${x.toFixed(1)}%`,
      top: `${y.toFixed(1)}%`,
      '--turn': `${Math.round(next() * 360)}deg`,
      '--near': (0.5 + next() * 0.75).toFixed(2),
      '--from-x': `${((50 - x) * 0.9).toFixed(0)}cqw`,
      '--from-y': `${((30 - y) * 0.9).toFixed(0)}cqh`,
      '--late': `${Math.round(next() * 500)}ms`,
    },
  }
})
