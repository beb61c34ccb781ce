// Cards besides the French pack: numbers and words in up to six colours, jokers, and copies of
// cards.

/** The colours of cards. Each has a picture, so that players can tell colours apart by shape. */
export const marks = ['sun', 'moon', 'leaf', 'drop', 'flame', 'hill'] as const
export type Mark = (typeof marks)[number]

/** Returns a card with a text and a colour, such as `own('Skip', 'sun')`. Its name is `Skip sun`. */
export const own = <const Text extends string | number, const M extends Mark>(
  text: Text,
  mark: M,
): `${Text} ${M}` => `${text} ${mark}`

/** Returns one card for each combination of a value and a colour, such as `7 sun` and `7 moon`. */
export const plain = <const Value extends string | number, const M extends Mark>(
  values: readonly Value[],
  colours: readonly M[],
): readonly `${Value} ${M}`[] =>
  colours.flatMap((mark) => values.map((value): `${Value} ${M}` => `${value} ${mark}`))

/** Returns `count` jokers, named `★1`, `★2` and so on. */
export const jokers = (count: number): readonly `★${number}`[] =>
  Array.from({ length: count }, (_, at): `★${number}` => `★${at + 1}`)

/**
 * Returns each card `count` times. All cards of a game need different names, so each further copy
 * has one more prime, such as `7 sun′`. The type leaves the primes out. To compare cards, use
 * `textOf` and `rankOf`, which ignore primes.
 */
export const copies = <const C extends string>(count: number, cards: readonly C[]): readonly C[] =>
  Array.from({ length: count }, (_, copy) =>
    cards.map((card) => `${card}${'′'.repeat(copy)}` as C),
  ).flat()

/** Returns the name of a card without the primes that mark it as a copy. */
export const withoutPrimes = (card: unknown): string => String(card).replace(/′+$/, '')

export const isJoker = (card: unknown): boolean => /^★\d+$/.test(withoutPrimes(card))

/** Returns the colour of a card; null if it has none. */
export const markOf = (card: unknown): Mark | null =>
  marks.find((mark) => withoutPrimes(card).endsWith(` ${mark}`)) ?? null

/** Returns what is printed on a card with a colour, such as `7` or `Skip`; null for other cards. */
export function textOf(card: unknown): string | null {
  const mark = markOf(card)
  return mark && withoutPrimes(card).slice(0, -mark.length - 1)
}

/** Returns the number on a card with a colour; null for other cards. */
export function numberOf(card: unknown): number | null {
  const text = textOf(card)
  return text !== null && /^-?\d+$/.test(text) ? Number(text) : null
}
