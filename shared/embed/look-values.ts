// The theme values of the embedding page, which the frame inserts into a style sheet. Only harmless
// values are allowed.

const colourFunctions = new Set(
  'rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix light-dark'.split(' '),
)

/**
 * Whether a text consists only of parts that a CSS colour can have. Such a text cannot contain
 * `url()` or `var()`, so it loads and references nothing.
 */
export const isMadeLikeColour = (text: string): boolean =>
  /^[-a-z0-9#%.,()\s/]+$/i.test(text) &&
  [...text.matchAll(/([-\w]*)\s*\(/g)].every(([, name = '']) =>
    colourFunctions.has(name.toLowerCase()),
  )

/** The largest corner radius, in CSS pixels. */
const roundest = 40
const remInPixels = 16

/** Parses a radius and returns it in CSS pixels, limited to `roundest`. Null if the text is no radius. */
export function radiusIn(text: string): number | null {
  const [, number, unit] = /^(\d{1,3}(?:\.\d{1,4})?|\.\d{1,4})(px|rem)$/.exec(text) ?? []
  if (text === '0') return 0
  if (number === undefined) return null
  return Math.min(Number(number) * (unit === 'rem' ? remInPixels : 1), roundest)
}

/** The generic font families that a page can use. */
const generic = new Set(
  'serif sans-serif monospace cursive system-ui ui-serif ui-sans-serif ui-monospace ui-rounded'.split(
    ' ',
  ),
)

/** The fonts that operating systems contain. The frame loads no fonts, so it can use no others. */
const known = new Set(
  [
    '-apple-system, blinkmacsystemfont, segoe ui, roboto, ubuntu, cantarell, noto sans, noto serif, oxygen',
    'arial, helvetica, helvetica neue, verdana, tahoma, trebuchet ms, geneva, lucida grande, calibri, candara, aptos',
    'avenir, avenir next, futura, gill sans, optima, san francisco, sf pro text, bahnschrift, franklin gothic medium',
    'georgia, times, times new roman, palatino, palatino linotype, book antiqua, cambria, constantia, garamond',
    'baskerville, charter, bitstream charter, didot, hoefler text, iowan old style, new york, rockwell, sitka text',
    'menlo, monaco, consolas, courier, courier new, cascadia code, sf mono, ubuntu mono',
    'dejavu sans, dejavu serif, dejavu sans mono, liberation sans, liberation serif, liberation mono',
    'comic sans ms, chalkboard, american typewriter, marker felt, impact',
  ]
    .join(', ')
    .split(', '),
)

interface FontsFound {
  /** The value for `font-family`: only the known fonts of the text. Null if there are none. */
  readonly list: string | null
  readonly leftOut: readonly string[]
}

export function fontsIn(text: string): FontsFound {
  const names = text.split(',').map((name) => name.trim().replace(/^(["'])([^"']*)\1$/, '$2'))
  const usable = names.filter((name) => isGeneric(name) || known.has(name.toLowerCase()))
  return {
    list: usable.map((name) => (isGeneric(name) ? name : `"${name}"`)).join(', ') || null,
    leftOut: names.filter((name) => !usable.includes(name)),
  }
}

const isGeneric = (name: string): boolean => generic.has(name.toLowerCase())
