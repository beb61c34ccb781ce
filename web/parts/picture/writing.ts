import type { Context } from './canvas.ts'
import type { MeasureText } from './fit-text.ts'

const fonts = {
  display: { weight: 860, family: '--display', tracking: -0.035 },
  text: { weight: 600, family: '--text', tracking: 0 },
} as const
type FontName = keyof typeof fonts

/**
 * Loads the fonts for a text. A canvas draws with a fallback font if the right one has not loaded.
 */
export const loadFonts = (text: string): Promise<unknown> =>
  Promise.all(
    Object.values(fonts).map(({ weight, family }) =>
      document.fonts.load(`${weight} 40px ${familyOf(family)}`, text),
    ),
  )

interface Writing {
  readonly font: FontName
  readonly size: number
  readonly x: number
  /** The baseline of the text. */
  readonly y: number
  readonly colour: string
  readonly align: CanvasTextAlign
}

/** Writes one line of text onto the canvas. */
export function write(
  context: Context,
  text: string,
  { font, size, x, y, colour, align }: Writing,
): void {
  setFont(context, font, size)
  context.fillStyle = colour
  context.textAlign = align
  context.fillText(text, x, y)
}

function setFont(context: Context, name: FontName, size: number): void {
  const { weight, family, tracking } = fonts[name]
  context.font = `${weight} ${size}px ${familyOf(family)}`
  context.letterSpacing = `${size * tracking}px`
}

const familyOf = (token: string): string =>
  getComputedStyle(document.documentElement).getPropertyValue(token)

/** Returns a function that measures texts in a font. */
export const measureIn =
  (context: Context, font: FontName): MeasureText =>
  (text, size) => {
    setFont(context, font, size)
    return context.measureText(text).width
  }
