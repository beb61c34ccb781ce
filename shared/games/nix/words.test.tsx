import { describe, expect, test } from 'vitest'

import type { Outcome } from '../game.ts'
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
  ...rules.matchAll(/^- \*\*(NU-\d\d)\*\* ([\s\S]*?)(?=^- \*\*|^## |$(?![\s\S]))/gm),
].map(([, id = '', text = '']) => ({ id, text }))
/** Its own tag, or one that stands before a sentence of it, says that it is ours. */
const isOurs = (text: string): boolean => /^H |[.);] H /.test(text.replace(/\s+/g, ' '))

const ended = (places: readonly number[], points: readonly number[], egon?: number): Outcome => ({
  kind: 'places',
  places,
  points,
  ...(egon !== undefined && { guest: { place: egon, points: 70 } }),
})

describe.each([
  ['English', en, english],
  ['German', de, german],
  ['French', fr, french],
])('in %s', (_, words, rulebook) => {
  test('every clause has a sentence', () => {
    expect(clauses).toHaveLength(17)
    expect(Object.keys(words.clauses)).toEqual(clauses.map(({ id }) => id))
  })

  test('the rules page states every clause once, and says which are ours', () => {
    const stated = rulebook.flatMap((section) => section.rules)
    expect(stated.map(({ clause, house }) => [clause, house === true])).toEqual(
      clauses.map(({ id, text }) => [id, isOurs(text)]),
    )
  })

  test('[NU-02] every way to begin has a sentence of its own, with names where somebody sits', () => {
    const { values } = words.options.begins
    const told = choices.values['begins']?.map((value) => values(value, [])) ?? []
    expect(new Set(told).size).toBe(6)
    expect(values(2, ['Anna', 'Ben'])).toMatch(/^Ben /)
    expect(values(3, ['Anna', 'Ben'])).toBe(values(3, []))
  })

  test('[NU-13] whoever wins is named, all who share the victory, and EGON too', () => {
    const names = ['Anna', 'Ben', 'Kim']
    const told = (outcome: Outcome): string => words.outcome(outcome, names)
    expect(told(ended([2, 1, 3], [50, 60, 40]))).toMatch(/^Ben (?!.*(Anna|Kim|EGON)).* 60 /)
    expect(told(ended([1, 3, 1], [60, 50, 60]))).toMatch(/^Anna \S+ Kim (?!.*(Ben|EGON)).* 60 /)
    expect(told(ended([2, 2, 4], [60, 60, 40], 1))).toMatch(/^EGON (?!.*(Anna|Ben|Kim)).* 70 /)
    expect(told(ended([1, 3, 4], [70, 60, 40], 1))).toMatch(/^Anna \S+ EGON (?!.*(Ben|Kim)).* 70 /)
  })
})
