import './sun.css'

import { createJitter, cut, disc } from '../../kit/woodcut.ts'
import { pieceColour, PieceShape } from '../../kit/pieces/shapes.tsx'

const hand = createJitter(11)

/** Returns rays that point away from the middle of the sun, between two angles in degrees. */
function beams(count: number, width: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((at + 0.5) * (to - from)) / count + hand() * 2) * Math.PI) / 180
    const reach = 480 * (1 + hand() * 0.16)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return cut(hand, x * reach, y * reach, x * 186, y * 186, width)
  }).join('')
}

/** Rays in the upper half only, so that no ray lies next to the text of the result. */
export const halfBeams = beams(21, 30, 160, 380)
export const allBeams = beams(34, 30, 0, 360)
export const sunDisc = disc(hand, 0, 0, 172, 56, 0.02)
export const settingSun = disc(hand, 0, 0, 190, 56, 0.02)
export const horizon =
  cut(hand, -190, -8, 186, -6, 7) +
  cut(hand, -182, 22, 184, 24, 9) +
  cut(hand, -170, 54, 168, 55, 11)

interface SunProps {
  /**
   * `rise` is the celebration itself, `up` the sun behind the result slip, `down` the sun of a lost
   * game.
   */
  readonly state: 'rise' | 'up' | 'down'
}

/** The sun on the table. Its rays have the colour of the winner. */
export const Sun = ({ state }: SunProps) => (
  <svg class="end-sun" data-state={state} viewBox="-500 -500 1000 1000" aria-hidden="true">
    {state !== 'down' && <path class="end-sun-rays" d={state === 'rise' ? allBeams : halfBeams} />}
    <path class="end-sun-disc" d={state === 'down' ? settingSun : sunDisc} />
    {state === 'down' && <path class="end-sun-horizon" d={horizon} />}
  </svg>
)

interface ConfettiProps {
  readonly count: number
  /** The number of the only piece that is shown; null for all pieces. */
  readonly only: number | null
}

/** Scatters small pieces like confetti to the left and right of the result. */
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
const scattered = Array.from({ length: 40 }, () => {
  const x = next() < 0.5 ? next() * 19 : 81 + next() * 19
  const y = 6 + next() * 44
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
