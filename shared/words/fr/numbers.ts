const numbers = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** Returns a number of cards as a word up to twelve, and as digits above that. */
export const countInWords = (count: number): string => numbers[count] ?? String(count)
