/** Picks the form of a word or a sentence that goes with a count. */
type Plural = (count: number, one: string, other: string) => string

/** Returns the function that picks plural forms for a language. French uses the singular for 0. */
export function pluralIn(language: string): Plural {
  const rules = new Intl.PluralRules(language)
  return (count, one, other) => (rules.select(count) === 'one' ? one : other)
}
