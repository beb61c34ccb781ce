type Point = readonly [x: number, y: number]

/** Converts an SVG path (`M L H V C S Q Z`, absolute and relative) to polylines. */
export function flattenPath(path: string): readonly (readonly Point[])[] {
  const pieces: Point[][] = []
  const tokens = path.match(/[a-z]|-?\d*\.?\d+/gi) ?? []
  let [x, y, next] = [0, 0, 0]
  let command = ''
  let piece: Point[] = []
  /**
   * The last control point. The command `S` reflects it to get the first control point of a smooth
   * curve.
   */
  let bend: Point = [0, 0]

  const number = (): number => Number(tokens[next++])
  const point = (from: Point): Point => [from[0] + number(), from[1] + number()]
  const lineTo = (to: Point): void => {
    piece.push(to)
    ;[x, y] = bend = to
  }
  const curveTo = (out: Point, into: Point, to: Point): void => {
    for (let step = 1; step <= segmentsPerCurve; step++)
      piece.push(between([x, y], out, into, to, step / segmentsPerCurve))
    ;[x, y] = to
    bend = into
  }

  while (next < tokens.length) {
    if (/[a-z]/i.test(tokens[next] ?? '')) command = tokens[next++] ?? ''
    const from: Point = command === command.toLowerCase() ? [x, y] : [0, 0]
    switch (command.toUpperCase()) {
      case 'M':
        ;[x, y] = bend = point(from)
        pieces.push((piece = [[x, y]]))
        // In SVG, further coordinates after `M` draw lines without another command.
        command = command === 'm' ? 'l' : 'L'
        break
      case 'L':
        lineTo(point(from))
        break
      case 'H':
        lineTo([from[0] + number(), y])
        break
      case 'V':
        lineTo([x, from[1] + number()])
        break
      case 'C':
        curveTo(point(from), point(from), point(from))
        break
      case 'S':
        curveTo([2 * x - bend[0], 2 * y - bend[1]], point(from), point(from))
        break
      case 'Q': {
        const [middle, to] = [point(from), point(from)]
        curveTo(partWay([x, y], middle, 2 / 3), partWay(to, middle, 2 / 3), to)
        break
      }
      case 'Z':
        lineTo(piece[0] ?? [x, y])
        break
      default:
        throw new Error(`unknown path command ${command}`)
    }
  }
  return pieces
}

/**
 * Number of straight segments for a curve. At the sizes of our pictures the corners between
 * segments are not visible.
 */
const segmentsPerCurve = 10

const partWay = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
]

function between(from: Point, out: Point, into: Point, to: Point, part: number): Point {
  const rest = 1 - part
  const mix = (axis: 0 | 1): number =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * part * out[axis] +
    3 * rest * part ** 2 * into[axis] +
    part ** 3 * to[axis]
  return [mix(0), mix(1)]
}
