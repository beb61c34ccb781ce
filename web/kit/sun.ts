import { createJitter, cut, disc } from './woodcut.ts'

const hand = createJitter(11)

/**
 * Returns the path of rays that point away from the middle of the sun, between two angles in
 * degrees.
 */
function beams(count: number, width: number, from: number, to: number): string {
  return Array.from({ length: count }, (_, at) => {
    const angle = ((from + ((at + 0.5) * (to - from)) / count + hand() * 2) * Math.PI) / 180
    const reach = 480 * (1 + hand() * 0.16)
    const [x, y] = [Math.cos(angle), Math.sin(angle)]
    return cut(hand, x * reach, y * reach, x * 186, y * 186, width)
  }).join('')
}

/** Path data of the sun on the end screen, centred on 0,0 on a 1000 × 1000 grid. */
export const sun = {
  /** Rays in the upper half only, because the text of the result covers the lower half. */
  halfBeams: beams(21, 30, 160, 380),
  allBeams: beams(34, 30, 0, 360),
  disc: disc(hand, 0, 0, 172, 56, 0.02),
  setting: disc(hand, 0, 0, 190, 56, 0.02),
  /** Horizontal stripes that cut through the setting sun, in the colour of the tablecloth. */
  horizon:
    cut(hand, -190, -8, 186, -6, 7) +
    cut(hand, -182, 22, 184, 24, 9) +
    cut(hand, -170, 54, 168, 55, 11),
} as const
