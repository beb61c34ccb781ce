/** Returns the size of a slip's headline, by its length. There are four sizes. */
export function lengthOf({ length }: string): 'short' | 'usual' | 'long' | 'longest' {
  if (length > 20) return 'longest'
  if (length > 10) return 'long'
  return length < 8 ? 'short' : 'usual'
}
