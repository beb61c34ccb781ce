/** A box in pixels of the window. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

interface Size {
  readonly width: number
  readonly height: number
}

/** Where the bubble is, and on which side its tail is. */
export interface BubblePlace {
  readonly left: number
  readonly top: number
  /**
   * Where the bubble's tail points. Null if the highlighted element is not straight above or below
   * the bubble, so that no tail could reach it.
   */
  readonly faces: 'up' | 'down' | null
}

interface Surroundings {
  readonly page: Size
  /** The height of the piece that extends above the bubble. */
  readonly head: number
  /** Boxes to leave uncovered if possible, such as the rest of the hand. */
  readonly better?: readonly Box[]
}

/**
 * The distance of the bubble from the boxes (`gap`) and from the edges of the window (`margin`), in
 * pixels.
 */
const gap = 14
const margin = 6

/**
 * Returns where to put the bubble: near the highlighted element, and if possible without covering
 * any of the boxes.
 * @param boxes the boxes to keep uncovered, the highlighted element first
 */
export function placeBubble(
  { width, height }: Size,
  boxes: readonly [Box, ...(readonly Box[])],
  { page, head, better = [] }: Surroundings,
): BubblePlace {
  const [lit] = boxes
  const most = { left: page.width - width - margin, top: page.height - height - margin }
  const inPage = (left: number, top: number) => ({
    left: Math.max(margin, Math.min(left, most.left)),
    top: Math.max(margin + head, Math.min(top, most.top)),
  })
  const middle = { x: (lit.left + lit.right) / 2, y: (lit.top + lit.bottom) / 2 }
  // It is enough to try places that touch a box or an edge of the window. Any other place can be
  // moved until it touches one without covering more.
  const lefts = [
    middle.x - width / 2,
    margin,
    most.left,
    ...boxes.flatMap(({ left, right }) => [left - gap - width, right + gap]),
  ]
  const tops = [
    margin + head,
    most.top,
    middle.y - height / 2,
    ...boxes.flatMap(({ top, bottom }) => [top - gap - height, bottom + gap + head]),
  ]
  const places = lefts
    .flatMap((left) => tops.map((top) => inPage(left, top)))
    .map(({ left, top }) => {
      const bubble = { left, top: top - head, right: left + width, bottom: top + height }
      return {
        left,
        top,
        covered: boxes.reduce((sum, box, at) => sum + overlap(bubble, box) * (at === 0 ? 9 : 1), 0),
        apart: distance(bubble, lit),
        far:
          distance(bubble, lit) +
          Math.abs(left + width / 2 - middle.x) / 4 +
          better.reduce((sum, box) => sum + overlap(bubble, box), 0) / 200,
      }
    })
  const best = places.reduce((one, other) =>
    other.covered < one.covered || (other.covered === one.covered && other.far < one.far)
      ? other
      : one,
  )
  // If the bubble is far from the highlighted element, it has no tail, because the tail would seem
  // to point to something else.
  const isBeside =
    best.apart > 3 * gap + head || middle.x < best.left + 20 || middle.x > best.left + width - 20
  const isAbove = best.top + height <= lit.top
  const isBelow = best.top - head >= lit.bottom
  return {
    left: best.left,
    top: best.top,
    faces: isBeside ? null : isAbove ? 'down' : isBelow ? 'up' : null,
  }
}

/** Returns the area of the overlap of two boxes, in square pixels. */
export function overlap(one: Box, other: Box): number {
  const across = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const down = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return Math.max(0, across) * Math.max(0, down)
}

/** Returns the horizontal plus the vertical distance of two boxes; 0 if they touch. */
function distance(one: Box, other: Box): number {
  const across = Math.max(one.left - other.right, other.left - one.right, 0)
  const down = Math.max(one.top - other.bottom, other.top - one.bottom, 0)
  return across + down
}
