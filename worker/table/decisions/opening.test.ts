import { expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { optionsOf } from './opening.ts'

function withAnna() {
  const evening = new Script(tinyGame)
  const anna = evening.sits('Anna')
  const choose = (options: Readonly<Record<string, unknown>>) =>
    evening.says(anna, { type: 'options', options })
  return { evening, anna, choose }
}

test('the host chooses other options while people gather', () => {
  const { evening, choose } = withAnna()
  expect(choose({ free: true })).toBe(null)
  expect(evening.table.options).toEqual({ free: true, pair: false })
})

test('an option or a value that there is not is refused by name', () => {
  const { choose } = withAnna()
  expect(choose({ luck: true })).toEqual({ refusal: 'no-such-option', option: 'luck' })
  expect(choose({ free: 1 })).toEqual({ refusal: 'no-such-option', option: 'free' })
})

test('options that contradict each other are refused with the reason', () => {
  const { evening, choose } = withAnna()
  expect(choose({ pair: true })).toEqual({
    refusal: 'contradicting-options',
    option: 'pair',
    contradiction: { option: 'pair', reason: 'in-turn', with: 'free' },
  })
  expect(evening.table.options).toEqual({ free: false, pair: false })
})

test.each(games.map((game) => [game.about.id, game] as const))(
  'an option of %s that clashes with a default is refused with both of them',
  (_, game) => {
    const { values } = game.choices
    for (const [option, those] of Object.entries(values))
      for (const value of those) {
        const read = optionsOf(game, { [option]: value })
        if (read.ok) continue
        const { refusal, contradiction } = read.refused
        const named = [contradiction?.option, contradiction?.with]
        expect([refusal, named]).toEqual([
          'contradicting-options',
          expect.arrayContaining([option]),
        ])
        expect(new Set(named.filter((one) => one !== undefined && one in values)).size).toBe(2)
      }
  },
)

test('options that allow fewer players than sit there are refused', () => {
  const { evening, choose } = withAnna()
  evening.sits('Ben')
  expect(choose({ free: true, pair: true })).toBe(null)
  expect(choose({ free: true })).toBe(null)
  evening.sits('Cleo')
  expect(choose({ free: true, pair: true })).toEqual({ refusal: 'too-many-players' })
})

test('no more sit down than the options allow', () => {
  const { evening, anna, choose } = withAnna()
  choose({ free: true, pair: true })
  evening.sits('Ben')
  expect(evening.triesToSit('Cleo')).toEqual({ refusal: 'table-full' })
  expect(evening.says(anna, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
})

test('a table under way keeps its options', () => {
  const { evening, anna, choose } = withAnna()
  evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  expect(choose({ free: true })).toEqual({ refusal: 'not-now' })
})
