import { de } from './words/de/service.ts'
import { en } from './words/en/service.ts'
import { fr } from './words/fr/service.ts'
import type { ServiceWords } from './words/words.ts'

/** All that is spoken here. This file lists the languages; no other does. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/** The worker's build finds no files by their names, so these are listed; pages leave them out. */
export const serviceWords: Readonly<Record<Language, ServiceWords>> = { en, de, fr }

/** Who wants a language that is not spoken here reads this one, and its words are the type of the others. */
export const fallbackLanguage = 'en' satisfies Language

export const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text)

/** The first language of a viewer's list (`['de-AT', 'en']`) that we speak. */
export function chosenLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(base)) return base
  }
  return fallbackLanguage
}

/** The same of every language. */
export const inEachLanguage = <Part>(
  partOf: (language: Language) => Part,
): Readonly<Record<Language, Part>> =>
  Object.fromEntries(languages.map((language) => [language, partOf(language)])) as Record<
    Language,
    Part
  >
