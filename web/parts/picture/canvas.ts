import type { Box } from './layout.ts'

export type Context = CanvasRenderingContext2D

/** Calls `draw` with the canvas rotated around the middle of a box, by an angle in degrees. */
export function drawTurned(context: Context, box: Box, angle: number, draw: () => void): void {
  context.save()
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  context.translate(x, y)
  context.rotate((angle * Math.PI) / 180)
  context.translate(-x, -y)
  draw()
  context.restore()
}

/** Fills a path in the current coordinate system. */
export function fillPath(context: Context, path: Path2D, colour: string): void {
  context.fillStyle = colour
  // Uses the even-odd rule, because the faces of pieces have holes. Other paths look the same with
  // either rule.
  context.fill(path, 'evenodd')
}

/** Sets the shadow of everything that is drawn from now on. */
export function shadow(context: Context, colour: string, offset: number, blur: number): void {
  context.shadowColor = colour
  context.shadowOffsetY = offset
  context.shadowBlur = blur
}

/** Resolves a CSS colour, such as `var(--paper)`, to a colour that a canvas understands. */
export type ColourOf = (colour: string) => string

/** Calls a function with the colours of the light theme, even if the page shows the dark theme. */
export function withLightColours<Result>(use: (colourOf: ColourOf) => Result): Result {
  const probe = document.createElement('i')
  probe.style.colorScheme = 'light'
  document.body.append(probe)
  try {
    return use((colour) => {
      probe.style.color = colour
      return getComputedStyle(probe).color
    })
  } finally {
    probe.remove()
  }
}
