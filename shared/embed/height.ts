/** In CSS pixels; whatever a frame says, the page around it keeps to these. */
export const heights = { least: 240, most: 900 } as const

/**
 * How high a frame of this width wants to be. A narrow one stands, as a phone does, and a player's hand needs room below
 * the board. It depends on nothing else, so the frame has its height before it has loaded, and nothing on the page around
 * it ever jumps.
 */
export function heightFor(width: number, shows: string): number {
  const board = width < 480 ? 640 : Math.max(560, 400 + width / 4)
  const hand = shows === 'play' || shows === 'fresh' ? 120 : 0
  return withinHeights(board + hand)
}

export const withinHeights = (height: number): number =>
  Math.round(Math.min(Math.max(height, heights.least), heights.most))
