/// <reference types="vite/types/importMeta.d.ts" />
import type { Language } from '../language.ts'
import type { CountedNouns } from '../words/words.ts'

const countedIn = import.meta.glob<CountedNouns>('../words/*/counted.ts', {
  eager: true,
  import: 'countedNouns',
})

/** Returns each number in a text whose noun has the wrong form, such as “1 places”. French uses the singular for 0. */
export function miscounts(text: string, language: Language): readonly string[] {
  const rules = new Intl.PluralRules(language)
  const counted = countedIn[`../words/${language}/counted.ts`]
  if (!counted) throw new Error(`words/${language}/counted.ts does not exist`)
  return [...text.matchAll(numbers)].flatMap(([found, number, word = '']) => {
    const isOne = rules.select(Number(number)) === 'one'
    const agrees = Object.entries(counted).every(([one, more]) =>
      isOne ? !more.includes(word) : word !== one,
    )
    return agrees ? [] : [found]
  })
}

/**
 * Matches a number and the noun that it counts. Excludes “1 turns over a card”: there, 1 is the
 * name of a player, because the sample arguments use numbers as names.
 */
const numbers = /(?<![\d\p{L}])(\d+)\s(?:(?:more|dernières?|non)\s)?(\p{L}+)(?!\p{L}| over)/gu

/**
 * Like `miscounts`, for all texts in `words`. Calls each function with sample numbers and other
 * sample arguments to get its texts.
 */
export const allMiscounts = (words: unknown, language: Language): readonly string[] =>
  textsOf(words).flatMap(([path, text]) =>
    miscounts(text, language).map((found) => `${path}: ${found}`),
  )

type Says = (...given: readonly unknown[]) => unknown

/** Returns all texts in `part`, each with its path, such as `.rules.title`. */
function textsOf(part: unknown, path = ''): readonly (readonly [path: string, text: string])[] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part === 'function') {
    const all = anyGiven(part.length).map((given) => callWith(part as Says, given))
    return [...new Set(all)].map((text) => [path, text])
  }
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inside]) => textsOf(inside, `${path}.${key}`))
}

/**
 * Calls a function with sample arguments. Returns an empty text if the function throws, since not
 * every sample suits every function.
 */
function callWith(says: Says, given: readonly unknown[]): string {
  try {
    return String(says(...given))
  } catch {
    return ''
  }
}

const some = [0, 1, 2, 5]

const anyGiven = (many: number): readonly (readonly unknown[])[] => [
  ...Array.from({ length: many }).reduce<readonly (readonly unknown[])[]>(
    (lists) => lists.flatMap((list) => some.map((number) => [...list, number])),
    [[]],
  ),
  ...some.flatMap((number) => facts(number).map((fact) => [fact, ['Ada', 'Bo']])),
]

/**
 * Sample arguments for functions that take objects: facts about a seat or a row, and outcomes. All
 * their numbers are `number`.
 */
const facts = (number: number): readonly object[] => [
  { name: 'Ada', held: number, total: number, onBoard: number, plain: number },
  { name: 'Pair', fields: [], off: number },
  { kind: 'cooperative', won: false, score: number },
  { kind: 'places', places: [1, 2], points: [number, 0] },
]
