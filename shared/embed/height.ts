/**
 * The minimum and maximum height of a frame in CSS pixels. The embedding page limits every height
 * that a frame requests to this range.
 */
export const heights = { least: 240, most: 900 } as const

/** The measures from which `heightFor` computes the height of a frame, in CSS pixels. */
export const room = {
  /** The width in CSS pixels below which the board has its portrait layout. */
  narrow: 480,
  standing: 640,
  least: 560,
  base: 400,
  ofWidth: 1 / 4,
  hand: 120,
  /** The width of a frame if none is given, in CSS pixels. */
  usualWidth: 640,
} as const

/**
 * Returns the height of a frame with this `width`. It depends only on the width and on whether a
 * player's hand needs room. So the embedding page knows it before the frame loads, which avoids a
 * layout shift.
 */
export function heightFor(width: number, shows: string): number {
  const lying = Math.max(room.least, room.base + width * room.ofWidth)
  const board = width < room.narrow ? room.standing : lying
  const hand = shows === 'play' || shows === 'fresh' ? room.hand : 0
  return withinHeights(board + hand)
}

export const withinHeights = (height: number): number =>
  Math.round(Math.min(Math.max(height, heights.least), heights.most))
