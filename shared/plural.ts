import type { Language } from './language.ts'

/** Picks the form of a word or a sentence that goes with a count. */
export type Plural = (count: number, one: string, other: string) => string

/** French counts none as it counts one. */
export function pluralIn(language: Language): Plural {
  const rules = new Intl.PluralRules(language)
  return (count, one, other) => (rules.select(count) === 'one' ? one : other)
}
