import { describe, expect, test } from 'vitest'

import { choices } from './options.ts'
import rules from './RULES.md?raw'
import { rulebook as german } from './rulebook/de.ts'
import { rulebook as english } from './rulebook/en.ts'
import { rulebook as french } from './rulebook/fr.ts'
import { words as de } from './words/de.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

/** Each clause with its text, in the order of the rules. */
const clauses = [
  ...rules.matchAll(/^- \*\*(HL-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm),
].map(([, id = '', text = '']) => ({ id, text }))
/** Its own tag, or one that stands before a sentence of it, says that it is ours. */
const isOurs = (text: string): boolean => /^H |[.);] H /.test(text.replace(/\s+/g, ' '))

/** The clauses that the rules themselves name, as text. */
const sources = import.meta.glob<string>(['./*.{ts,tsx}', '!./*.test.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const named = Object.values(sources).flatMap((source) => source.match(/(?<=')HL-\d\d(?=')/g) ?? [])
const given = [...new Set(named)].sort()

describe.each([
  ['English', en, english],
  ['German', de, german],
  ['French', fr, french],
])('in %s', (_, words, rulebook) => {
  test('every clause that refuses a move or ends a game has a sentence', () => {
    expect(Object.keys(words.clauses)).toEqual(given)
  })

  test('the rules page states every clause once, and says which are ours', () => {
    const stated = rulebook.flatMap((section) => section.rules)
    expect(stated.map(({ clause, house }) => [clause, house === true])).toEqual(
      clauses.map(({ id, text }) => [id, isOurs(text)]),
    )
  })

  test('every value of every option has a sentence', () => {
    for (const [option, values] of Object.entries(choices.values)) {
      const told = words.options[option as keyof typeof choices.values].values
      expect(Object.keys(told).sort()).toEqual(values.map(String).sort())
    }
  })

  test('[HL-18] the outcome names the winner first, and places only where there are some', () => {
    const names = ['Anna', 'Ben', 'Kim']
    const told = (...places: readonly number[]): string =>
      words.outcome({ kind: 'places', places, points: places.map(() => 0) }, names)
    expect(told(2, 1, 2)).toMatch(/^Ben .*!$/)
    expect(told(3, 1, 2)).toMatch(/^Ben .*!.*Kim.*Anna\.$/)
    expect(told(1, 3, 1)).toMatch(/^Anna .* Kim .*!$/)
  })

  test('one card is no more than one', () => {
    for (const said of [words.take(1), words.pile(1), words.news.bomb(1), words.other(1, [], 0)])
      expect(said).not.toMatch(/cards|Karten|cartes/)
  })

  test('[HL-08] what clears the pile is told with how many cards it takes', () => {
    expect(words.orFour(1, 9)).not.toBe(words.orFour(2, 9))
    for (const count of [1, 2, 3]) expect(words.play(count, 9)).toMatch(/9/)
  })
})
