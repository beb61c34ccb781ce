/**
 * Returns every text in `words`: strings, and the results of functions that are called with sample
 * arguments. `name` is the name of a player in these arguments.
 */
export function textsOf(words: unknown, name: string): readonly string[] {
  if (typeof words === 'string') return [words]
  if (typeof words === 'function') {
    const say = words as (...given: readonly unknown[]) => unknown
    return [...new Set(samples(say.length, name).flatMap((given) => textsFrom(say, given)))]
  }
  if (typeof words !== 'object' || words === null) return []
  return Object.values(words).flatMap((part) => textsOf(part, name))
}

/**
 * Returns the texts that a function returns for sample arguments. If it throws for some arguments,
 * they are skipped.
 */
function textsFrom(
  say: (...given: readonly unknown[]) => unknown,
  given: readonly unknown[],
): readonly string[] {
  try {
    const said = say(...given)
    return typeof said === 'string' ? [said] : []
  } catch {
    return []
  }
}

/** All lists of `length` arguments, out of names, numbers and null. */
function samples(length: number, name: string): readonly (readonly unknown[])[] {
  const one = [name, [name, name], 1, 2, 3, 4, null]
  return Array.from({ length }).reduce<readonly (readonly unknown[])[]>(
    (lists) => lists.flatMap((list) => one.map((next) => list.concat([next]))),
    [[]],
  )
}

/** Returns the quotations in a text. Recognises the quotation marks of all three languages. */
export const quotations = (text: string): readonly string[] =>
  [...text.matchAll(/“([^“”„]+)”|„([^“”„]+)“|«\u202f([^«»]+)\u202f»/gu)].map(
    ([, english, german, french]) => english ?? german ?? french ?? '',
  )

/**
 * The maximum length of the text of a refusal, which the page shows over the cards of a small
 * phone.
 */
export const longestRefusal = 90

/** Words that must not appear on the screen any more, by language. */
export const outdatedWords: Readonly<Record<string, RegExp>> = {
  en: /\b(whoever|wish(es|ed)? for|lays?|laid|laying|table talk|equal cards|(open|hidden) cards?|watchers?|evening|best bot)\b/iu,
  de: /(?<!\p{L})(regelgerecht|darf ziehen|Spezialkarten?|besonderen? Karten?|Tischgespräch|Abend|Spielplan|bereit|bester? Bot)(?!\p{L})/iu,
  fr: /(?<!\p{L})(vœux?|s’il vous plaît|veuillez|rétro|discussion|relancer?|soirée|cartes? égales?|carte de choix|meilleur bot)(?!\p{L})/iu,
}

/** Names before which French elides “de” and “que”, as in « d’Anna » and « qu’Anna ». */
export const namesToElide = ['Anna', 'Émile', 'Yves', 'Hélène'] as const

/**
 * Whether a French text has “de” or “que” before one of `namesToElide`, where French requires “d’”
 * or “qu’”.
 */
export const lacksElision = (text: string): boolean =>
  namesToElide.some((name) => new RegExp(`(?<!\\p{L})(de|que) ${name}`, 'u').test(text))

/**
 * Whether a French text lacks a narrow no-break space before `! ? ; : »` or after `«`. A wider space
 * there would look wrong, and a line could break at it.
 */
export const lacksNarrowSpace = (text: string): boolean =>
  /[ \u00a0][!?;:»]|«(?!\u202f)|[\p{L}\d][?;»]/u.test(text)
