import { layOut } from '../../shared/pen/text.ts'

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
  /** How broad the pen is, in hundredths of the height. */
  readonly pen?: number
  readonly align?: 'left' | 'middle' | 'right'
}

/** A text written with the round pen, in the room that there is. */
export function lettered(text: string, at: Lettering): readonly Shape[] {
  const { pen = 13, align = 'left', keeps = 0.72, colour } = at
  const fits = fitting(text, at.most / ((at.height * keeps) / 100))
  const { width, lines } = layOut(fits)
  const scale = Math.min(at.height / 100, width > 0 ? at.most / width : 1)
  // The pen is broader than the line that it follows.
  const broad = (width + pen) * scale
  const room = { left: 0, middle: broad / 2, right: broad }[align] - (pen * scale) / 2
  // A smaller text stands in the middle of its line.
  const y = at.y + (at.height - 100 * scale) / 2
  return lines.map(({ x, line }) => ({
    shape: 'line',
    line,
    x: at.x - room + x * scale,
    y,
    scale,
    pen: pen * scale,
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
export const widthOf = (text: string, height: number): number => (layOut(text).width * height) / 100
