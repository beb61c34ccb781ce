import { fillArea } from './area.ts'
import { flattenPath } from './path.ts'
import { channels, mix, type Pixels } from './pixels.ts'
import type { Drawing, Shape } from './shapes.ts'

type ShapeOf<Name extends Shape['shape']> = Extract<Shape, { shape: Name }>

/**
 * Rasterizes a drawing. Yields after each shape, since the whole drawing takes long. The edges of
 * boxes and lines are antialiased by distance: colours mix within half a pixel on both sides of the
 * edge.
 */
export function* rasterize({
  width,
  height,
  background,
  shapes,
}: Drawing): Generator<void, Pixels> {
  const bytes = new Uint8Array(width * height * 3)
  bytes.set(channels(background))
  for (let filled = 3; filled < bytes.length; filled *= 2) bytes.copyWithin(filled, 0, filled)
  const pixels = { width, height, bytes }
  // Coverage of each pixel by the current line. The coverage is collected before painting, so that
  // pixels are painted only once even if segments of the line overlap.
  const covered = new Float32Array(width * height)
  for (const shape of shapes) {
    if (shape.shape === 'box') fillBox(pixels, shape)
    else if (shape.shape === 'line') drawLine(pixels, covered, shape)
    else fillArea(pixels, shape)
    yield
  }
  return pixels
}

function fillBox(pixels: Pixels, box: ShapeOf<'box'>): void {
  const [halfWidth, halfHeight] = [box.width / 2, box.height / 2]
  const [middleX, middleY] = [box.x + halfWidth, box.y + halfHeight]
  const angle = ((box.tilt ?? 0) * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const reachX = Math.abs(cos) * halfWidth + Math.abs(sin) * halfHeight
  const reachY = Math.abs(sin) * halfWidth + Math.abs(cos) * halfHeight
  const colour = channels(box.colour)
  eachPixel(pixels, middleX - reachX, middleY - reachY, middleX + reachX, middleY + reachY, put)

  function put(at: number, x: number, y: number): void {
    const [dx, dy] = [x - middleX, y - middleY]
    const outX = Math.abs(dx * cos + dy * sin) - halfWidth + box.radius
    const outY = Math.abs(dy * cos - dx * sin) - halfHeight + box.radius
    const corner = Math.hypot(Math.max(outX, 0), Math.max(outY, 0))
    mix(pixels, at, colour, 0.5 - (corner + Math.min(Math.max(outX, outY), 0) - box.radius))
  }
}

function drawLine(pixels: Pixels, covered: Float32Array, line: ShapeOf<'line'>): void {
  const reach = line.pen / 2
  const touched: number[] = []
  for (const piece of flattenPath(line.path))
    for (let index = 1; index < piece.length; index++) {
      const [fromX, fromY] = placed(piece[index - 1])
      const [toX, toY] = placed(piece[index])
      cover(fromX, fromY, toX - fromX, toY - fromY)
    }
  const colour = channels(line.colour)
  for (const at of touched) {
    mix(pixels, at, colour, covered[at] ?? 0)
    covered[at] = 0
  }

  function placed(point: readonly [number, number] = [0, 0]): readonly [number, number] {
    return [line.x + point[0] * line.scale, line.y + point[1] * line.scale]
  }

  /** Adds the coverage of one straight segment with round ends to `covered`. */
  function cover(fromX: number, fromY: number, alongX: number, alongY: number): void {
    const length = alongX ** 2 + alongY ** 2 || 1
    const [left, right] = [fromX + Math.min(alongX, 0), fromX + Math.max(alongX, 0)]
    const [top, bottom] = [fromY + Math.min(alongY, 0), fromY + Math.max(alongY, 0)]
    eachPixel(pixels, left - reach, top - reach, right + reach, bottom + reach, (at, x, y) => {
      const [dx, dy] = [x - fromX, y - fromY]
      const part = Math.min(1, Math.max(0, (dx * alongX + dy * alongY) / length))
      const share = reach + 0.5 - Math.hypot(dx - part * alongX, dy - part * alongY)
      const before = covered[at] ?? 0
      if (share <= before) return
      if (before === 0) touched.push(at)
      covered[at] = share
    })
  }
}

/**
 * Calls `visit` for each pixel within a box, with the pixel's index and the coordinates of its
 * centre.
 */
function eachPixel(
  { width, height }: Pixels,
  left: number,
  top: number,
  right: number,
  bottom: number,
  visit: (at: number, x: number, y: number) => void,
): void {
  const [firstX, lastX] = [Math.max(0, Math.floor(left - 1)), Math.min(width - 1, Math.ceil(right))]
  const [firstY, lastY] = [
    Math.max(0, Math.floor(top - 1)),
    Math.min(height - 1, Math.ceil(bottom)),
  ]
  for (let y = firstY; y <= lastY; y++)
    for (let x = firstX; x <= lastX; x++) visit(y * width + x, x + 0.5, y + 0.5)
}
