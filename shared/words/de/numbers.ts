const numbers = 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ')

/** Returns a number of cards as a word up to twelve, and as digits above that. */
export const countInWords = (count: number): string => numbers[count] ?? String(count)
