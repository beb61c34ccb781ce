import { capitalHeight } from './outline.ts'
import { layOut } from './print.ts'

/** All that our pictures are made of; `svg.ts` writes it down, `raster.ts` fills pixels with it. */
export type Shape =
  | {
      readonly shape: 'box'
      readonly x: number
      readonly y: number
      readonly width: number
      readonly height: number
      readonly radius: number
      readonly colour: Colour
      /** Degrees clockwise, around its middle. */
      readonly tilt?: number
    }
  /** A line of a round pen, in units of which `scale` make a pixel; `pen` is its breadth in pixels. */
  | {
      readonly shape: 'line'
      readonly line: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly pen: number
      readonly colour: Colour
    }
  /** What lies inside such lines, wherever they go around it. */
  | {
      readonly shape: 'area'
      readonly line: string
      readonly x: number
      readonly y: number
      readonly scale: number
      readonly colour: Colour
    }

/** `#rrggbb`. */
export type Colour = `#${string}`

export type Drawing = {
  readonly width: number
  readonly height: number
  readonly ground: Colour
  readonly shapes: readonly Shape[]
  /** What it shows, for whoever does not see it. */
  readonly title: string
}

interface Lettering {
  readonly x: number
  readonly y: number
  /** Of the capitals, in pixels; less where the text would be wider than `most`. */
  readonly height: number
  readonly most: number
  /** How much of its height it keeps at least, before its end is left out. */
  readonly keeps?: number
  readonly colour: Colour
  readonly align?: 'left' | 'middle' | 'right'
}

/** A text in the letters of our headlines, in the room that there is. */
export function lettered(text: string, at: Lettering): readonly Shape[] {
  const { align = 'left', keeps = 0.72, colour } = at
  const fits = fitting(text, (at.most * capitalHeight) / (at.height * keeps))
  const { width, lines } = layOut(fits)
  const scale = Math.min(at.height / capitalHeight, width > 0 ? at.most / width : 1)
  const room = { left: 0, middle: width / 2, right: width }[align] * scale
  // A smaller text stands in the middle of its line.
  const y = at.y + (at.height - capitalHeight * scale) / 2
  return lines.map(({ x, line }) => ({
    shape: 'area',
    line,
    x: at.x - room + x * scale,
    y,
    scale,
    colour,
  }))
}

function fitting(text: string, most: number): string {
  let letters = [...text]
  if (layOut(text).width <= most) return text
  while (letters.length > 1 && layOut(`${letters.join('')}…`).width > most)
    letters = letters.slice(0, -1)
  return `${letters.join('').trimEnd()}…`
}

/** How broad a text of this height would be. */
export const widthOf = (text: string, height: number): number =>
  (layOut(text).width * height) / capitalHeight
