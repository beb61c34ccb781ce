/** French elides before a vowel, a silent h, and a y that is a vowel, as in Yves but not in Yann. */
const elides = /^(?:[aeiouhœæ]|y(?![aeiou]))/i

const startsWithVowel = (name: string): boolean =>
  elides.test(name.trim().normalize('NFD').replace(/\p{M}/gu, ''))

/** “de” before a name: « d’Anna », « de Ben ». */
export const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`)

/** “que” before a name: « qu’Anna », « que Ben ». */
export const that = (name: string): string => (startsWithVowel(name) ? `qu’${name}` : `que ${name}`)
