/**
 * Widths of bold letters of the text font, in hundredths of an em. Style sheets divide the width of
 * a name plate by the width of the name, so names fit from the first frame without measuring the
 * page.
 */
const widths: readonly (readonly [letters: string, width: number])[] = [
  ["iIjlł '’.,:;!|", 28],
  ['ft-()', 37],
  ['r', 44],
  ['sz', 48],
  ['L', 51],
  ['CGOQ', 79],
  ['w', 77],
  ['mMæ', 87],
  ['WŒÆœ', 99],
]
const widthOfLetter = new Map(
  widths.flatMap(([letters, width]) => Array.from(letters, (letter) => [letter, width] as const)),
)

/**
 * Width of a letter in another script, or of an emoji, in hundredths of an em. System fonts vary,
 * but most letters are no wider than this.
 */
const widthOfOther = 100

function widthOf(letter: string): number {
  const width = widthOfLetter.get(letter)
  if (width !== undefined) return width
  if (/\p{Script=Latin}/u.test(letter)) return /\p{Lu}/u.test(letter) ? 69 : 57
  return /\d/.test(letter) ? 57 : widthOfOther
}

/** Returns the width of a text on one line, in em. */
export function textWidth(text: string): number {
  // Accents are left out, because they add no width.
  const letters = text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(letters).reduce((sum, letter) => sum + widthOf(letter), 0) / 100
}

/** Returns the width of the longest unbreakable part, in em. Browsers break at spaces and after hyphens. */
export const widestWordWidth = (text: string): number =>
  Math.max(...text.split(/\s+|(?<=-)/).map(textWidth))
