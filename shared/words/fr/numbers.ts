const numbers = 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' ')

/** Returns a number of cards as a word up to twelve, and in figures after that. */
export const countInWords = (count: number): string => numbers[count] ?? String(count)
