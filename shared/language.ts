export const languages = ['en', 'de', 'fr'] as const
export type Language = (typeof languages)[number]

export const isLanguage = (text: string): text is Language =>
  (languages as readonly string[]).includes(text)

/** The first language of a viewer's list (`['de-AT', 'en']`) that we speak; English otherwise. */
export function chosenLanguage(preferred: readonly string[]): Language {
  for (const tag of preferred) {
    const base = tag.toLowerCase().split('-')[0] ?? ''
    if (isLanguage(base)) return base
  }
  return 'en'
}
