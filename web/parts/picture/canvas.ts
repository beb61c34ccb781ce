import type { Box } from './layout.ts'

export type Context = CanvasRenderingContext2D

/** Draws something around the middle of a box, turned by an angle in degrees. */
export function drawTurned(context: Context, box: Box, angle: number, draw: () => void): void {
  context.save()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  context.translate(x, y)
  context.rotate((angle * Math.PI) / 180)
  context.translate(-x, -y)
  draw()
  context.restore()
}

/** Fills path data in the current coordinates. */
export function fillPath(context: Context, path: Path2D, colour: string): void {
  context.fillStyle = colour
  // The faces of pieces have holes; the other paths look the same with either rule.
  context.fill(path, 'evenodd')
}

/** Sets the shadow of everything that is drawn next. */
export function shadow(context: Context, colour: string, offset: number, blur: number): void {
  context.shadowColor = colour
  context.shadowOffsetY = offset
  context.shadowBlur = blur
}
