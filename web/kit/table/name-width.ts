/**
 * How wide bold letters of the text font are, in hundredths of their size. Style sheets divide the room of a plate by
 * it: so a name fits from the first frame, and nothing is measured in the page.
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

/** Letters of other scripts, and pictures, come from fonts that nobody knows here: most are no wider than this. */
const widthOfOther = 100

function widthOf(letter: string): number {
  const known = widthOfLetter.get(letter)
  if (known !== undefined) return known
  if (/\p{Script=Latin}/u.test(letter)) return /\p{Lu}/u.test(letter) ? 69 : 57
  return /\d/.test(letter) ? 57 : widthOfOther
}

/** Of a text on one line, in em. */
export function wideOf(text: string): number {
  // Accents stand above and below their letters.
  const letters = text.normalize('NFD').replaceAll(/[\p{M}\p{Cf}]/gu, '')
  return Array.from(letters).reduce((sum, letter) => sum + widthOf(letter), 0) / 100
}

/** Of the longest part that a line never breaks, in em: browsers break at blanks, and after hyphens. */
export const widestWordOf = (text: string): number =>
  Math.max(...text.split(/\s+|(?<=-)/).map(wideOf))
