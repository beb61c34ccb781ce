import { describe, expect, test } from 'vitest'

import { choices } from './options.ts'
import rules from './RULES.md?raw'
import { rulebook as german } from './rulebook/de.ts'
import { rulebook as english } from './rulebook/en.ts'
import { rulebook as french } from './rulebook/fr.ts'
import { words as de } from './words/de.ts'
import { words as en, type Words } from './words/en.ts'
import { words as fr } from './words/fr.ts'

/** Each clause with its text, in the order of the rules. */
const clauses = [
  ...rules.matchAll(/^- \*\*(T[GX]-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm),
].map(([, id = '', text = '']) => ({ id, text }))
/** Its own tag, or one that stands before a sentence of it, says that it is ours. */
const isOurs = (text: string): boolean => /^(O\/)?H |[.);] H /.test(text.replace(/\s+/g, ' '))

/** The clauses that the rules themselves name, as text. */
const sources = import.meta.glob<string>(['./*.ts', '!./*.test.ts'], {
  query: '?raw',
  import: 'default',
  eager: true,
})
const named = Object.values(sources).flatMap(
  (source) => source.match(/(?<=')T[GX]-\d\d(?=')/g) ?? [],
)
const given = [...new Set(named)].sort()

const left = (score: number, words: Words): string =>
  words.outcome({ kind: 'together', won: false, clause: 'TG-13', score })

describe.each([
  ['English', en, english],
  ['German', de, german],
  ['French', fr, french],
])('in %s', (_, words, rulebook) => {
  test('every clause that refuses a move, closes the chat or ends a game has a sentence', () => {
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

  test('[TG-14] fewer than ten cards left are praised', () => {
    expect(left(9, words)).toMatch(/!$/)
    expect(left(10, words)).not.toMatch(/!$/)
    expect(left(1, words)).not.toMatch(/cards|Karten|cartes/)
  })
})
