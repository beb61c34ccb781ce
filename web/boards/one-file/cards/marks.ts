import { marks, type Mark } from '../../../../shared/define-game/own-cards.ts'
import { createJitter, cut, disc, rays } from '../../../kit/woodcut.ts'

const hand = createJitter(7)

/**
 * The picture of each colour, as path data on a 100 × 100 grid. `cuts` are light lines in the
 * picture.
 */
export const markShapes: Readonly<Record<Mark, readonly [shape: string, cuts: string]>> = {
  sun: [disc(hand, 0, 0, 25, 24, 0.04) + rays(hand, 30, 46, 14, 9), ''],
  moon: [
    'M62 6C36 8 16 28 16 52C16 78 38 96 62 95C74 95 84 91 91 84C66 86 48 70 47 48C46 31 52 15 62 6z',
    cut(hand, 26, 40, 30, 74, 5) + cut(hand, 35, 62, 52, 85, 4.5),
  ],
  leaf: [
    'M50 3C76 20 88 44 80 66C74 80 62 86 53 87L55 98H45L47 87C38 86 26 80 20 66C12 44 24 20 50 3z',
    cut(hand, 50, 90, 50, 26, 5) + cut(hand, 50, 56, 68, 40, 4) + cut(hand, 50, 56, 32, 40, 4),
  ],
  drop: [
    'M50 3C64 28 86 46 86 66C86 84 70 97 50 97C30 97 14 84 14 66C14 46 36 28 50 3z',
    cut(hand, 27, 56, 36, 84, 7) + cut(hand, 40, 70, 52, 88, 5),
  ],
  flame: [
    'M54 2C58 22 86 36 86 66C86 86 70 98 50 98C30 98 14 86 14 66C14 50 24 40 32 30C33 40 37 46 43 48C52 38 52 20 54 2z',
    'M52 54C58 64 66 68 66 78C66 87 59 92 50 92C41 92 34 87 34 78C34 70 40 68 43 62C46 66 50 64 52 54z',
  ],
  hill: [
    'M2 90L36 18L54 50L66 32L98 90z',
    cut(hand, 36, 26, 26, 64, 6) + cut(hand, 40, 34, 46, 62, 5) + cut(hand, 66, 42, 74, 70, 5),
  ],
}

/** The ink of each colour. Its contrast on paper is at least 4.6. */
export const markInks: Readonly<Record<Mark, string>> = Object.fromEntries(
  marks.map((mark) => [mark, `var(--mark-${mark})`]),
) as Record<Mark, string>
