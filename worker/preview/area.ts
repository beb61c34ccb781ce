import { flattenPath } from './path.ts'
import { channels, mix, type Pixels } from './pixels.ts'
import type { Shape } from './shapes.ts'

type Area = Extract<Shape, { shape: 'area' }>
type Point = readonly [x: number, y: number]

/**
 * Fills a path. The buffer `change` stores how much the coverage of a pixel differs from that of
 * its left neighbour. So the running sum along a row is the coverage of each pixel.
 */
export function fillArea(pixels: Pixels, { path, x, y, scale, colour }: Area): void {
  const pieces = flattenPath(path).map((piece) =>
    piece.map(([alongX, alongY]): Point => [x + alongX * scale, y + alongY * scale]),
  )
  const points = pieces.flat()
  const left = Math.max(0, Math.floor(minOf(points, 0)))
  const top = Math.max(0, Math.floor(minOf(points, 1)))
  const width = Math.min(pixels.width, Math.ceil(maxOf(points, 0))) - left
  const height = Math.min(pixels.height, Math.ceil(maxOf(points, 1))) - top
  if (!(width > 0 && height > 0)) return

  const change = new Float32Array(width * height)
  for (const piece of pieces)
    for (const [index, to] of piece.entries()) {
      // SVG closes a filled path implicitly, so the last point connects to the first.
      const from = piece.at(index - 1) ?? to
      addEdge([from[0] - left, from[1] - top], [to[0] - left, to[1] - top])
    }
  const channelsOf = channels(colour)
  for (let row = 0; row < height; row++) {
    let inside = 0
    for (let column = 0; column < width; column++) {
      inside += change[row * width + column] ?? 0
      const covered = Math.min(1, Math.abs(inside))
      // A sum this small is only a rounding error.
      if (covered < 0.002) continue
      mix(pixels, (top + row) * pixels.width + left + column, channelsOf, covered)
    }
  }

  function addEdge(from: Point, to: Point): void {
    if (from[1] === to[1]) return
    const down = from[1] < to[1] ? 1 : -1
    const [[upperX, upperY], [lowerX, lowerY]] = down === 1 ? [from, to] : [to, from]
    const slope = (lowerX - upperX) / (lowerY - upperY)
    const last = Math.min(height, Math.ceil(lowerY))
    for (let row = Math.max(0, Math.floor(upperY)); row < last; row++) {
      const [begin, end] = [Math.max(upperY, row), Math.min(lowerY, row + 1)]
      const beginX = upperX + (begin - upperY) * slope
      const endX = upperX + (end - upperY) * slope
      addToRow(row, Math.min(beginX, endX), Math.max(beginX, endX), (end - begin) * down)
    }
  }

  /**
   * Adds the part of an edge within one row of pixels. `down` is the height of that part, negative
   * if the edge goes up.
   */
  function addToRow(row: number, fromX: number, toX: number, down: number): void {
    const first = Math.min(Math.max(Math.floor(fromX), 0), width)
    const last = Math.min(Math.max(Math.ceil(toX), first + 1), width)
    let before = 0
    for (let column = first; column < last; column++) {
      const covered = down * coverageBefore(column + 1, fromX, toX)
      put(row, column, covered - before)
      before = covered
    }
    if (last < width) put(row, last, down - before)
  }

  function put(row: number, column: number, by: number): void {
    const at = row * width + column
    change[at] = (change[at] ?? 0) + by
  }
}

/** Returns how much of the pixel that ends at `x` lies to the right of a straight edge from `fromX` to `toX`. */
function coverageBefore(x: number, fromX: number, toX: number): number {
  const part = (to: number): number => {
    if (to <= fromX) return 0
    if (to >= toX) return to - (fromX + toX) / 2
    return (to - fromX) ** 2 / (2 * (toX - fromX))
  }
  return part(x) - part(x - 1)
}

const minOf = (points: readonly Point[], axis: 0 | 1): number =>
  points.reduce((value, point) => Math.min(value, point[axis]), Infinity)
const maxOf = (points: readonly Point[], axis: 0 | 1): number =>
  points.reduce((value, point) => Math.max(value, point[axis]), -Infinity)
