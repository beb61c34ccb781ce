import type { Rank, Suit } from '../../../../shared/define-game/french-cards.ts'
import { suitShapes } from '../../../kit/cards/suit-shapes.ts'
import { createJitter, cut } from '../../../kit/woodcut.ts'

const hand = createJitter(7)

export const suitPaths: Readonly<Record<Suit, string>> = {
  '♣': suitShapes.clubs,
  '♦': suitShapes.diamonds,
  '♠': suitShapes.spades,
  '♥': suitShapes.hearts,
}

/**
 * The light stripe in a red suit. Black suits have none, so that the suits differ even without
 * colours.
 */
export const suitCuts: { readonly [_ in Suit]?: string } = {
  '♥': cut(hand, 21, 28, 37, 61, 8),
  '♦': cut(hand, 27, 53, 47, 24, 7.5),
}

/**
 * The colour of each suit. If the viewer has chosen four colours, the root element sets the custom
 * properties `--suit-…`.
 */
export const suitColours: Readonly<Record<Suit, string>> = {
  '♣': 'var(--suit-clubs, var(--ink))',
  '♦': 'var(--suit-diamonds, var(--red))',
  '♠': 'var(--suit-spades, var(--ink))',
  '♥': 'var(--suit-hearts, var(--red))',
}

type Place = readonly [x: number, y: number]
const [left, right, middle] = [39, 61, 50]
const pair = (y: number): readonly Place[] => [
  [left, y],
  [right, y],
]
const single = (y: number): readonly Place[] => [[middle, y]]

/** The positions of the suit symbols on the cards from two to ten, on a grid of 100 × 140. */
const pipsOf: { readonly [_ in Rank]?: readonly Place[] } = {
  2: [30, 110].flatMap(single),
  3: [28, 70, 112].flatMap(single),
  4: [32, 108].flatMap(pair),
  5: [...[32, 108].flatMap(pair), ...single(70)],
  6: [30, 70, 110].flatMap(pair),
  7: [...[28, 70, 112].flatMap(pair), ...single(49)],
  8: [...[28, 70, 112].flatMap(pair), ...[49, 91].flatMap(single)],
  9: [...[25, 55, 85, 115].flatMap(pair), ...single(70)],
  10: [...[25, 55, 85, 115].flatMap(pair), ...[40, 100].flatMap(single)],
}

/**
 * Returns one path with copies of `path` at the positions of the suit symbols of a card. Symbols in
 * the lower half are upside down. Returns null for aces and court cards.
 *
 * With an element for each symbol, a hand of 17 cards took twice as long to draw.
 * @param path consists of absolute coordinate pairs
 */
export function pipsPath(rank: Rank, path: string): string | null {
  const copies = pipsOf[rank]?.map(([x, y]) => {
    const scale = y > 72 ? -0.174 : 0.174
    let at = 0
    return path.replaceAll(/[\d.]+/g, (number) => {
      const value = (at++ % 2 === 0 ? x : y) + (Number(number) - 50) * scale
      return ` ${Math.round(value * 100) / 100}`
    })
  })
  return copies?.join('') ?? null
}
