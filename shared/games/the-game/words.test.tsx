import { describe, expect, test } from 'vitest'

import { options } from './about.ts'
import rules from './RULES.md?raw'
import { words as de } from './words/de.ts'
import { words as en, type Words } from './words/en.ts'
import { words as fr } from './words/fr.ts'

/** Each clause with its text, in the order of the rules. */
const clauses = [
  ...rules.matchAll(/^- \*\*(T[GX]-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm),
].map(([, id = '', text = '']) => ({ id, text }))
/** Its own tag, or one that stands before a sentence of it, says that it is ours. */
const isOurs = (text: string): boolean => /^(O\/)?H |[.);] H /.test(text.replace(/\s+/g, ' '))

const left = (score: number, words: Words): string =>
  words.outcome({ kind: 'together', won: false, clause: 'TG-13', score })

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, words) => {
  test('every clause has a sentence', () => {
    expect(Object.keys(words.clauses)).toEqual(clauses.map(({ id }) => id))
  })

  test('the rules page states every clause once, and says which are ours', () => {
    const stated = words.rulebook.flatMap((section) => section.rules)
    expect(stated.map(({ clause, house }) => [clause, house === true])).toEqual(
      clauses.map(({ id, text }) => [id, isOurs(text)]),
    )
  })

  test('every value of every option has a sentence', () => {
    for (const [option, values] of Object.entries(options)) {
      const told = words.options[option as keyof typeof options].values
      expect(Object.keys(told).sort()).toEqual(values.map(String).sort())
    }
  })

  test('[TG-14] fewer than ten cards left are praised', () => {
    expect(left(9, words)).toMatch(/!$/)
    expect(left(10, words)).not.toMatch(/!$/)
    expect(left(1, words)).not.toMatch(/cards|Karten|cartes/)
  })
})
