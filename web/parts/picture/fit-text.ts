/** Returns the width of a text at a font size. */
export type MeasureText = (text: string, size: number) => number

interface FitOptions {
  readonly width: number
  /** The font sizes to try, the largest first, each with the most lines that it may fill. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[]
}

interface FittedText {
  readonly size: number
  readonly lines: readonly string[]
}

/**
 * Sets a text in the largest font size that fits, in lines of similar length. If no size fits, uses
 * the last size with as many lines as the text needs.
 */
export function fitText(
  text: string,
  { width, sizes }: FitOptions,
  measure: MeasureText,
): FittedText {
  let found: FittedText = { size: 0, lines: [text] }
  for (const { size, lines: most } of sizes) {
    const widthOf = (line: string): number => measure(line, size)
    const lines = wrap(text, width, widthOf)
    found = { size, lines: balance(text, width, lines.length, widthOf) }
    if (lines.length <= most && lines.every((line) => widthOf(line) <= width)) break
  }
  return found
}

/** Breaks the text at ordinary spaces only. A no-break space never ends a line. */
function wrap(text: string, width: number, widthOf: (line: string) => number): readonly string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const before = lines.at(-1)
    const joined = before === undefined ? word : `${before} ${word}`
    if (before !== undefined && widthOf(joined) <= width) lines.splice(-1, 1, joined)
    else lines.push(word)
  }
  return lines
}

/**
 * Narrows the lines as far as possible without adding a line, so that they become similarly long.
 */
function balance(
  text: string,
  width: number,
  count: number,
  widthOf: (line: string) => number,
): readonly string[] {
  let best = wrap(text, width, widthOf)
  for (let narrow = width * 0.95; narrow > width / 3; narrow -= width * 0.05) {
    const lines = wrap(text, narrow, widthOf)
    if (lines.length > count || lines.some((line) => widthOf(line) > width)) break
    best = lines
  }
  return best
}
