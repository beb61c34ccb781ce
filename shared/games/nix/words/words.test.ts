import { describe, expect, test } from 'vitest'

import type { Outcome } from '../../../game/game.ts'
import { words as deOptions } from './de/options.ts'
import { words as enOptions } from './en/options.ts'
import { words as frOptions } from './fr/options.ts'
import { choices } from '../options.ts'
import { words as de } from './de/board.ts'
import { words as en } from './en/board.ts'
import { words as fr } from './fr/board.ts'

const ended = (places: readonly number[], points: readonly number[], egon?: number): Outcome => ({
  kind: 'places',
  places,
  points,
  ...(egon !== undefined && { guest: { place: egon, points: 70 } }),
})

test.each([
  ['English', enOptions],
  ['German', deOptions],
  ['French', frOptions],
])('[NU-02] whoever is named to begin is called by their name in %s', (_, { options }) => {
  const { values } = options.begins
  const says = (value: number, names: readonly string[]) =>
    typeof values === 'function' ? values(value as never, names) : ''
  expect(choices.values.begins).toContain(2)
  expect(says(2, ['Anna', 'Ben'])).toMatch(/^Ben /)
  expect(says(3, ['Anna', 'Ben'])).toBe(says(3, []))
})

describe.each([
  ['English', en],
  ['German', de],
  ['French', fr],
])('in %s', (_, words) => {
  test('[NU-13] whoever wins is named, all who share the victory, and EGON too', () => {
    const names = ['Anna', 'Ben', 'Kim']
    const sentence = (outcome: Outcome): string => words.outcome(outcome, names)
    expect(sentence(ended([2, 1, 3], [50, 60, 40]))).toMatch(/^Ben (?!.*(Anna|Kim|EGON)).* 60 /)
    expect(sentence(ended([1, 3, 1], [60, 50, 60]))).toMatch(/^Anna \S+ Kim (?!.*(Ben|EGON)).* 60 /)
    expect(sentence(ended([2, 2, 4], [60, 60, 40], 1))).toMatch(/^EGON (?!.*(Anna|Ben|Kim)).* 70 /)
    expect(sentence(ended([1, 3, 4], [70, 60, 40], 1))).toMatch(
      /^Anna \S+ EGON (?!.*(Ben|Kim)).* 70 /,
    )
  })
})
