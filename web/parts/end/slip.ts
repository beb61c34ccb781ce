/** Returns the size class of the result slip's headline: a longer headline is set smaller. */
export function lengthOf({ length }: string): 'short' | 'usual' | 'long' | 'longest' {
  if (length > 20) return 'longest'
  if (length > 10) return 'long'
  return length < 8 ? 'short' : 'usual'
}

/**
 * Keeps a short last part of a hyphenated name, as in “Łukasz-Maria-Ö”, on one line with the part
 * before it. The invisible character U+2060 forbids the line break after the hyphen.
 */
export const bindHyphens = (title: string): string =>
  title.replaceAll(/-(?=\p{L}{1,3}(?!\p{L}))/gu, '-\u2060')
