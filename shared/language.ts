import { de } from './words/de/service.ts'
import { en } from './words/en/service.ts'
import { fr } from './words/fr/service.ts'
import type { ServiceWords } from './words/words.ts'

/** The supported languages. Only this file lists them. */
export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

/**
 * The locale by which lists of names are formatted in each language. American English would have a
 * comma before “and”.
 */
export const locales: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr' }

/**
 * The words of the service. The imports are written out, because the Worker's build has no
 * `import.meta.glob`.
 */
export const serviceWords: Readonly<Record<Language, ServiceWords>> = { en, de, fr }

/**
 * The language for viewers whose own languages are not supported. Its texts define the types that
 * the texts of all other languages must have.
 */
export const fallbackLanguage = 'en' satisfies Language

export const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text)

/** Returns the first supported language of a viewer's list, such as `['de-AT', 'en']`. */
export function chosenLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(base)) return base
  }
  return fallbackLanguage
}

/** Builds a record with one entry for each language. */
export const inEachLanguage = <Part>(
  partOf: (language: Language) => Part,
): Readonly<Record<Language, Part>> =>
  Object.fromEntries(languages.map((language) => [language, partOf(language)])) as Record<
    Language,
    Part
  >
