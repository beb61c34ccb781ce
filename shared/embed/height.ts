/** In CSS pixels; whatever a frame says, the page around it keeps to these. */
export const heights = { least: 240, most: 900 } as const

/** What a board needs, and a player's hand below it. */
export const room = {
  /** Below this width it stands, as a phone does. */
  narrow: 480,
  standing: 640,
  least: 560,
  base: 400,
  ofWidth: 1 / 4,
  hand: 120,
  /** Where nothing else says how wide. */
  usualWidth: 640,
} as const

/**
 * How high a frame of this width wants to be. A narrow one stands, as a phone does, and a player's hand needs room below
 * the board. It depends on nothing else, so the frame has its height before it has loaded, and nothing on the page around
 * it ever jumps.
 */
export function heightFor(width: number, shows: string): number {
  const lying = Math.max(room.least, room.base + width * room.ofWidth)
  const board = width < room.narrow ? room.standing : lying
  const hand = shows === 'play' || shows === 'fresh' ? room.hand : 0
  return withinHeights(board + hand)
}

export const withinHeights = (height: number): number =>
  Math.round(Math.min(Math.max(height, heights.least), heights.most))
