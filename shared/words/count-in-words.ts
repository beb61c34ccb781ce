import type { Language } from '../language.ts'

const numbers: Readonly<Record<Language, readonly string[]>> = {
  en: 'no one two three four five six seven eight nine ten eleven twelve'.split(' '),
  de: 'keine eine zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' '),
  fr: 'aucune une deux trois quatre cinq six sept huit neuf dix onze douze'.split(' '),
}

/** Returns a number of cards as a word up to twelve, and in figures after that. */
export const countInWords = (language: Language, count: number): string =>
  numbers[language][count] ?? String(count)

/** Returns a sentence that begins with a capital letter. */
export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
