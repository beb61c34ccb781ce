/** The letters of table codes. Without vowels a code is never a word, and no letter looks or sounds like a digit. */
export const codeLetters = 'BCDFGHJKMNPRSTVWXZ'
export const codeLength = 6

/**
 * Makes a code from six random integers from 0 to 17, the indexes of its letters in `codeLetters`.
 */
export const codeFrom = (picks: readonly number[]): string =>
  picks.map((pick) => codeLetters[pick]).join('')

export const isCode = (text: string): boolean =>
  text.length === codeLength && [...text].every((letter) => codeLetters.includes(letter))

/** Formats a code for reading aloud: `KTRMVX` becomes `KTR·MVX`. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)}·${code.slice(3)}`

/**
 * Returns the code of the table of a game that runs in the browser (web/local/). Each game has only
 * one such table. The code is also the path of its page.
 */
export const localCodeOf = (game: string): string => `bots/${game}`
export const isLocalCode = (code: string): boolean => code.startsWith('bots/')

/** The placeholder for a code on a screen that others can see, such as a live stream. */
export const hiddenCode = '•••·•••'

/**
 * Extracts a code from typed or pasted text, which can be a whole link, in any case, with spaces
 * or dashes. Null if the text contains no code.
 * @example
 * readCode('https://example.com/t/ktr-mvx') // 'KTRMVX'
 */
export function readCode(typed: string): string | null {
  const lastPart =
    typed
      .trim()
      .split(/[?#]/)[0]
      ?.split('/')
      .findLast((part) => part !== '') ?? ''
  const letters = lastPart.toUpperCase().replace(/[\s·.\-_–—]/g, '')
  return isCode(letters) ? letters : null
}

/** Reads a code from a segment of a URL path. A browser can have encoded `·` as `%C2%B7`. */
export function codeInPath(part: string): string | null {
  try {
    return readCode(decodeURIComponent(part))
  } catch {
    return null
  }
}
