/** Returns the size class of the result slip's headline: a longer headline is set smaller. */
export function lengthOf({ length }: string): 'short' | 'usual' | 'long' | 'longest' {
  if (length > 20) return 'longest'
  if (length > 10) return 'long'
  return length < 8 ? 'short' : 'usual'
}
