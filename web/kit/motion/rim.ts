import type { Box } from './flight.ts'
import { easings, pace } from './pace.ts'
import type { Move } from './running.ts'

interface RimWay {
  readonly from: Box
  readonly to: Box
  /** What it goes round: whatever lies in the middle of this is left in peace. */
  readonly round: Box
  /** How many pixels of the window one of its own is. */
  readonly zoom?: number
}

/** From one place at the rim of the table to another, round its middle, the shorter way. */
export function alongRim({ from, to, round, zoom = 1 }: RimWay): Move {
  const [begin, end] = [onRim(from, round), onRim(to, round)]
  const turn = shorter(end.angle - begin.angle)
  const scale = to.width > 0 ? from.width / to.width : 1
  const at = middleOf(to)
  const frames = steps.map((done) => {
    const point = offRim(begin.angle + turn * done, mix(begin.reach, end.reach, done), round)
    return {
      translate: `${px((point.x - at.x) / zoom)} ${px((point.y - at.y) / zoom)}`,
      scale: mix(scale, 1, done).toFixed(3),
    }
  })
  return { frames, timing: { duration: pace.sweep, easing: easings.out, fill: 'backwards' } }
}

interface Point {
  readonly x: number
  readonly y: number
}

const middleOf = ({ left, top, width, height }: Box): Point => ({
  x: left + width / 2,
  y: top + height / 2,
})

/** As an angle and a reach, of an ellipse as wide and as high as what it goes round. */
function onRim(box: Box, round: Box): { readonly angle: number; readonly reach: number } {
  const [point, middle] = [middleOf(box), middleOf(round)]
  const x = (point.x - middle.x) / (round.width / 2)
  const y = (point.y - middle.y) / (round.height / 2)
  return { angle: Math.atan2(y, x), reach: Math.hypot(x, y) }
}

function offRim(angle: number, reach: number, round: Box): Point {
  const middle = middleOf(round)
  return {
    x: middle.x + (Math.cos(angle) * reach * round.width) / 2,
    y: middle.y + (Math.sin(angle) * reach * round.height) / 2,
  }
}

/** Never more than half way round. */
const shorter = (turn: number): number => Math.atan2(Math.sin(turn), Math.cos(turn))

const mix = (from: number, to: number, done: number): number => from + (to - from) * done

const steps = Array.from({ length: 9 }, (_, nth) => nth / 8)

const px = (length: number): string => `${length.toFixed(1)}px`
