/** The smallest and largest height in CSS pixels. The embedding page applies them to every height that a frame requests. */
export const heights = { least: 240, most: 900 } as const

/** The room in CSS pixels for a board, and for the player's hand below it. */
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
 * Returns the height of a frame of this width. A narrow frame has the portrait layout, and a
 * player's hand needs room below the board. The height depends on nothing else, so it is known
 * before the frame loads, and the embedding page has no layout shift.
 */
export function heightFor(width: number, shows: string): number {
  const lying = Math.max(room.least, room.base + width * room.ofWidth)
  const board = width < room.narrow ? room.standing : lying
  const hand = shows === 'play' || shows === 'fresh' ? room.hand : 0
  return withinHeights(board + hand)
}

export const withinHeights = (height: number): number =>
  Math.round(Math.min(Math.max(height, heights.least), heights.most))
