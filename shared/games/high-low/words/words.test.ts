import { describe, expect, test } from 'vitest'

import { rulebook as deRulebook } from './de/rules.ts'
import { words as de } from './de/table.ts'
import { rulebook as enRulebook } from './en/rules.ts'
import { words as en } from './en/table.ts'
import { rulebook as frRulebook } from './fr/rules.ts'
import { words as fr } from './fr/table.ts'

const names = ['Anna', 'Ben', 'Kim']

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, words) => {
  const outcomeAt = (...places: readonly number[]): string =>
    words.outcome({ kind: 'places', places, points: places.map(() => 0) }, names)

  test('[HL-18] the outcome names the winner first, and places only where there are some', () => {
    expect(outcomeAt(2, 1, 2)).toMatch(/^Ben [^.]*!$/)
    expect(outcomeAt(3, 1, 2)).toMatch(/^Ben .*!.*Kim.*Anna\.$/)
  })

  test('[HL-19] equal places are shared', () => {
    expect(outcomeAt(1, 3, 1)).toMatch(/^Anna .* Kim .*!$/)
    expect(outcomeAt(1, 3, 1)).not.toContain('Ben')
  })

  test('[HL-14] on the highest number it names what goes, and says nothing of more', () => {
    for (const size of [1, 2])
      expect(words.need({ kind: 'higher', than: 13, size, fours: [] })).toMatch(
        /^(Only|Nur|Seulement) 2, 3 (or|oder|ou) 10$/,
      )
  })

  test('[HL-07] [HL-10] what has to be beaten tells higher from lower and one card from a group', () => {
    const kinds = (['higher', 'lower'] as const).flatMap((kind) =>
      [1, 2, 3].map((size) => words.need({ kind, than: 7, size, fours: [] })),
    )
    expect(new Set(kinds).size).toBe(kinds.length)
    for (const kind of kinds) expect(kind).toMatch(/(seven|sieben|sept)$/)
  })
})

const rulebooks = { en: enRulebook, de: deRulebook, fr: frRulebook }
type Language = keyof typeof rulebooks

const ruleIn = (language: Language, clause: string): string =>
  rulebooks[language]
    .flatMap((section) => section.rules)
    .find((rule) => rule.clause === clause)
    ?.text.replaceAll('\u202f', ' ') ?? ''

test.for<[Language, RegExp]>([
  ['en', /several share the place[^.]* lot [^.]* among them\./],
  ['de', /Teilen sich mehrere den Platz[^.]* unter ihnen das Los\./],
  ['fr', /plusieurs partagent la place[^.]* sort [^.]* parmi elles\./],
])('[HL-03] the rules page says that chance decides among equals who begins (%s)', ([at, says]) => {
  expect(ruleIn(at, 'HL-03')).toMatch(says)
})

test.for<[Language, RegExp]>([
  ['en', /others are placed by the cards they still have[^.]* fewest [^.]* share a place\./],
  ['de', /Plätze der anderen [^.]* nach den Karten[^.]* wenigsten [^.]* Platz geteilt\./],
  ['fr', /autres sont classés d’après les cartes[^.]* le moins [^.]* place est partagée\./],
])('[HL-18] the rules page says how those are placed who still hold cards (%s)', ([at, says]) => {
  expect(ruleIn(at, 'HL-18')).toMatch(says)
})
