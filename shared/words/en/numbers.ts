const numbers = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** Returns a number of cards as a word up to twelve, and as digits above that. */
export const countInWords = (count: number): string => numbers[count] ?? String(count)
