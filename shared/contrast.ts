/** Red, green and blue from 0 to 255, and the opacity from 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number, alpha: number]

/** Returns the WCAG 2 contrast ratio of two opaque colours. */
export function contrast(one: Colour, other: Colour): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** The minimum contrast of text of normal size (WCAG 2 AA). */
export const minContrast = 4.5

function luminance([red, green, blue]: Colour): number {
  const [r = 0, g = 0, b = 0] = [red, green, blue].map((channel) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** The opacity of the white threads in the brightest pattern of a tablecloth. */
export const brightestThread = 0.045

/**
 * Returns the colour of a tablecloth at its brightest point, below the lamp that the page draws.
 * The layers are the same as in web/kit/table/table-top.css: the white threads, the glow, and the
 * pool of light with `mix-blend-mode: overlay`.
 */
export function brightestColourOf(
  cloth: Colour,
  { thread, glow, pool }: { readonly thread: number; readonly glow: Colour; readonly pool: Colour },
): Colour {
  const ground = over(glow, over([255, 255, 255, thread], cloth))
  const overlaid = channels((at) => overlay(ground[at], pool[at]))
  return over([overlaid[0], overlaid[1], overlaid[2], pool[3]], ground)
}

function overlay(below: number, above: number): number {
  const [b, a] = [below / 255, above / 255]
  return 255 * (b <= 0.5 ? 2 * b * a : 1 - 2 * (1 - b) * (1 - a))
}

const over = (above: Colour, below: Colour): Colour =>
  channels((at) => above[at] * above[3] + below[at] * (1 - above[3]))

const channels = (value: (at: 0 | 1 | 2) => number): Colour => [value(0), value(1), value(2), 1]
