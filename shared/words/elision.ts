/**
 * Matches names before which French elides: those with a vowel, a silent h, or a y that is a vowel,
 * as in Yves but not in Yann.
 */
const elides = /^(?:[aeiouhœæ]|y(?![aeiou]))/i

const startsWithVowel = (name: string): boolean =>
  elides.test(name.trim().normalize('NFD').replace(/\p{M}/gu, ''))

/** Returns “de” before a name, with the elision if the name needs it: « d’Anna », « de Ben ». */
export const of = (name: string): string => (startsWithVowel(name) ? `d’${name}` : `de ${name}`)

/** Returns “que” before a name, with the elision if the name needs it: « qu’Anna », « que Ben ». */
export const that = (name: string): string => (startsWithVowel(name) ? `qu’${name}` : `que ${name}`)
