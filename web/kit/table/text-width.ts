/**
 * Widths of bold letters of the text font, in hundredths of an em. With these widths, style sheets
 * fit names into name plates from the first frame on, without measuring the page.
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
 * The width of an emoji or a letter of another script, in hundredths of an em. System fonts differ,
 * but most letters are no wider than this.
 */
const widthOfOther = 100

function widthOf(letter: string): number {
  const width = widthOfLetter.get(letter)
  if (width !== undefined) return width
  if (/\p{Script=Latin}/u.test(letter)) return /\p{Lu}/u.test(letter) ? 69 : 57
  return /\d/.test(letter) ? 57 : widthOfOther
}

/** Returns the width of a text without line breaks, in em. */
export function textWidth(text: string): number {
  // Removes accents, because they add no width.
  const letters = text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(letters).reduce((sum, letter) => sum + widthOf(letter), 0) / 100
}

/**
 * Returns the width of the longest part that cannot be broken, in em. Browsers break lines at
 * spaces and after hyphens.
 */
export const widestWordWidth = (text: string): number =>
  Math.max(...text.split(/\s+|(?<=-)/).map(textWidth))
