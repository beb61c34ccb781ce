import { cut, type Jitter } from '../../kit/woodcut.ts'

/** The SVG paths of a bar in a linocut: the bar, and the small cuts in it. */
export interface LinoBar {
  readonly bar: string
  readonly chips: string
}

/**
 * Returns a bar that looks as if cut by hand in lino: its edges are uneven, and a few chips are
 * missing.
 */
export function linoBar(
  hand: Jitter,
  [x, y, width, height]: readonly [number, number, number, number],
  count: number,
): LinoBar {
  const rough = (): number => hand() * 1.6
  const corners: readonly (readonly [number, number])[] = [
    [x, y + height],
    [x, y + height * 0.5],
    [x, y],
    [x + width * 0.55, y],
    [x + width, y],
    [x + width, y + height * 0.6],
    [x + width, y + height],
  ]
  const bar = corners.map(([left, top]) => `${fix(left + rough())} ${fix(top + rough())}`)
  let chips = ''
  const missing = height > 16 ? count : 0
  for (let chip = 0; chip < missing; chip++) {
    const at = y + 6 + (hand() + 0.5) * Math.max(0, height - 14)
    const [from, to] =
      hand() > 0
        ? [x + width + 1, x + width * (0.45 + (hand() + 0.5) * 0.3)]
        : [x - 1, x + width * (0.25 + (hand() + 0.5) * 0.3)]
    chips += cut(hand, from, at, to, at + hand() * 4, 2.2)
  }
  return { bar: `M${bar.join('L')}z`, chips }
}

const fix = (value: number): string => value.toFixed(1)
