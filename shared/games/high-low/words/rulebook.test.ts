import { expect, test } from 'vitest'

import { rulebook as de } from './de/rulebook.ts'
import { rulebook as en } from './en/rulebook.ts'
import { rulebook as fr } from './fr/rulebook.ts'

const rulebooks = { en, de, fr }
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
