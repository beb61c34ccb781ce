import { capitalHeight } from './glyph.ts'
import { layOutText } from './text-layout.ts'

/** The primitives of our pictures. `svg.ts` serializes them, `raster.ts` rasterizes them. */
export type Shape =
  | {
      readonly shape: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly colour: Colour
      /** Rotation around the centre, in degrees clockwise. */
      readonly tilt?: number
    }
  /**
   * A stroke with round ends. `path` is an SVG path in units of `scale` pixels. `pen` is the stroke
   * width in pixels.
   */
  | {
      readonly shape: 'line'
      readonly path: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly pen: number
      readonly colour: Colour
    }
  /** A filled path. The nonzero rule decides what is inside. */
  | {
      readonly shape: 'area'
      readonly path: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly colour: Colour
    }

/** An RGB colour in the form `#rrggbb`. */
export type Colour = `#${string}`

export type Drawing = {
  readonly width: number
  readonly height: number
  readonly background: Colour
  readonly shapes: readonly Shape[]
  /** A description of the drawing for screen readers. */
  readonly title: string
}

interface TextBox {
  readonly x: number
  readonly y: number
  /**
   * Height of capital letters in pixels. The text is drawn smaller if it would be wider than
   * `maxWidth`.
   */
  readonly height: number
  readonly maxWidth: number
  /**
   * The smallest factor by which a long text is scaled down. A text that still doesn't fit is cut
   * off with an ellipsis.
   */
  readonly minScale?: number
  readonly colour: Colour
  readonly align?: 'left' | 'middle' | 'right'
}

/** Draws a text in the headline font, scaled down or cut off to fit `maxWidth`. */
export function drawText(text: string, at: TextBox): readonly Shape[] {
  const { align = 'left', minScale = 0.72, colour } = at
  const fitted = ellipsize(text, (at.maxWidth * capitalHeight) / (at.height * minScale))
  const { width, outlines } = layOutText(fitted)
  const scale = Math.min(at.height / capitalHeight, width > 0 ? at.maxWidth / width : 1)
  const offset = { left: 0, middle: width / 2, right: width }[align] * scale
  // Centre a scaled-down text vertically.
  const y = at.y + (at.height - capitalHeight * scale) / 2
  return outlines.map(({ x, path }) => ({
    shape: 'area',
    path,
    x: at.x - offset + x * scale,
    y,
    scale,
    colour,
  }))
}

function ellipsize(text: string, maxWidth: number): string {
  let letters = [...text]
  if (layOutText(text).width <= maxWidth) return text
  while (letters.length > 1 && layOutText(`${letters.join('')}…`).width > maxWidth)
    letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

/** Returns the width in pixels of a text whose capital letters have this height. */
export const textWidth = (text: string, height: number): number =>
  (layOutText(text).width * height) / capitalHeight
