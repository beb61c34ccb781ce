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

  test('[HL-18] the outcome names the winner first, and lists places only if there are some', () => {
    expect(outcomeAt(2, 1, 2)).toMatch(/^Ben [^.]*!$/)
    expect(outcomeAt(3, 1, 2)).toMatch(/^Ben .*!.*Kim.*Anna\.$/)
  })

  test('[HL-19] equal places are shared', () => {
    expect(outcomeAt(1, 3, 1)).toMatch(/^Anna .* Kim .*!$/)
    expect(outcomeAt(1, 3, 1)).not.toContain('Ben')
  })

  test('[HL-14] on the highest number `need` names the special cards and no higher card', () => {
    for (const size of [1, 2])
      expect(words.need({ kind: 'higher', than: 13, size, fours: [] })).toMatch(
        /^(Only|Nur|Seulement) 2, 3 (or|oder|ou) 10$/,
      )
  })

  test('[HL-07] [HL-10] `need` distinguishes higher from lower, and one card from a group', () => {
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
  ['en', /several share the place[^.]* one of them is picked at random\./],
  ['de', /Teilen sich mehrere den Platz[^.]* unter ihnen das Los\./],
  ['fr', /plusieurs personnes partagent cette place[^.]* sort [^.]* parmi elles\./],
])('[HL-03] the rulebook says that who begins is random among equals (%s)', ([at, says]) => {
  expect(ruleIn(at, 'HL-03')).toMatch(says)
})

test.for<[Language, RegExp]>([
  ['en', /others are placed by the cards they still have[^.]* fewest [^.]* share a place\./],
  ['de', /Plätze der anderen [^.]* nach den Karten[^.]* wenigsten [^.]* Platz geteilt\./],
  ['fr', /autres sont classés d’après les cartes[^.]* le moins [^.]* place est partagée\./],
])('[HL-18] the rulebook says how players are placed who still hold cards (%s)', ([at, says]) => {
  expect(ruleIn(at, 'HL-18')).toMatch(says)
})
