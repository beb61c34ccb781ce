/** No vowels, so no words; nothing that looks or sounds like a digit. */
export const codeLetters = 'BCDFGHJKMNPRSTVWXZ'
export const codeLength = 6

/** Six letters, each below 18 in `picks`. */
export const codeFrom = (picks: readonly number[]): string =>
  picks.map((pick) => codeLetters[pick]).join('')

export const isCode = (text: string): boolean =>
  text.length === codeLength && [...text].every((letter) => codeLetters.includes(letter))

/** `KTRMVX` as people read it out: `KTR·MVX`. */
export const spokenCode = (code: string): string => `${code.slice(0, 3)}·${code.slice(3)}`

/** In its place where others see the screen. */
export const hiddenCode = '•••·•••'

/**
 * What somebody typed or pasted, as a code: any case, spaces, dashes, or a whole link whose path holds the code.
 * Null if there is none in it.
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

/** The code that a part of an address is, in which a browser may have written `·` as `%C2%B7`. */
export function codeInPath(part: string): string | null {
  try {
    return readCode(decodeURIComponent(part))
  } catch {
    return null
  }
}
