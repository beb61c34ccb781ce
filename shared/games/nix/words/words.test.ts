import { describe, expect, test } from 'vitest'

import type { Outcome } from '../../../game/game.ts'
import type { GameWords, OptionWords } from '../../../game/words.ts'
import { choices, type Values } from '../options.ts'

const gameWords = import.meta.glob<GameWords>('./*/table.ts', { eager: true, import: 'words' })
const optionWords = import.meta.glob<OptionWords<Values>>('./*/rules.ts', {
  eager: true,
  import: 'optionWords',
})

const ended = (places: readonly number[], points: readonly number[], egon?: number): Outcome => ({
  kind: 'places',
  places,
  points,
  ...(egon !== undefined && { guest: { place: egon, points: 70 } }),
})

test.each(Object.entries(optionWords))(
  '[NU-02] the option names the player who starts in %s',
  (_, { options }) => {
    const { values } = options.begins
    const says = (value: number, names: readonly string[]) =>
      typeof values === 'function' ? values(value as never, names) : ''
    expect(choices.values.begins).toContain(2)
    expect(says(2, ['Anna', 'Ben'])).toMatch(/^Ben /)
    expect(says(3, ['Anna', 'Ben'])).toBe(says(3, []))
  },
)

describe.each(Object.entries(gameWords))('in %s', (_, words) => {
  test('[NU-13] the outcome names every winner, EGON too', () => {
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
