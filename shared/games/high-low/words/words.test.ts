import { describe, expect, test } from 'vitest'

import { words as de } from './de/board.ts'
import { words as en } from './en/board.ts'
import { words as fr } from './fr/board.ts'

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
