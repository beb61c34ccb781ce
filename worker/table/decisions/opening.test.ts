import { expect, test } from 'vitest'

import { games } from '../../../shared/games/all.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { optionsOf } from './opening.ts'

function withAnna() {
  const script = new Script(tinyGame)
  const anna = script.sit('Anna')
  const choose = (options: Readonly<Record<string, unknown>>) =>
    script.send(anna, { type: 'set-options', options })
  return { script, anna, choose }
}

test('the host changes the options before the start', () => {
  const { script, choose } = withAnna()
  expect(choose({ free: true })).toBe(null)
  expect(script.table.options).toEqual({ free: true, pair: false })
})

test('an unknown option or value is refused by name', () => {
  const { choose } = withAnna()
  expect(choose({ luck: true })).toEqual({ refusal: 'no-such-option', option: 'luck' })
  expect(choose({ free: 1 })).toEqual({ refusal: 'no-such-option', option: 'free' })
})

test('options that contradict each other are refused with the reason', () => {
  const { script, choose } = withAnna()
  expect(choose({ pair: true })).toEqual({
    refusal: 'contradicting-options',
    option: 'pair',
    contradiction: { option: 'pair', reason: 'in-turn', with: 'free' },
  })
  expect(script.table.options).toEqual({ free: false, pair: false })
})

test.each(games.map((game) => [game.about.id, game] as const))(
  'an option of %s that contradicts a default is refused, and the refusal names both options',
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

test('options for fewer players than are seated are refused', () => {
  const { script, choose } = withAnna()
  script.sit('Ben')
  expect(choose({ free: true, pair: true })).toBe(null)
  expect(choose({ free: true })).toBe(null)
  script.sit('Cleo')
  expect(choose({ free: true, pair: true })).toEqual({ refusal: 'too-many-players' })
})

test('no more players sit down than the options allow', () => {
  const { script, anna, choose } = withAnna()
  choose({ free: true, pair: true })
  script.sit('Ben')
  expect(script.trySit('Cleo')).toEqual({ refusal: 'table-full' })
  expect(script.send(anna, { type: 'add-bot' })).toEqual({ refusal: 'table-full' })
})

test('options cannot be changed during a game', () => {
  const { script, anna, choose } = withAnna()
  script.sit('Ben')
  script.send(anna, { type: 'start' })
  expect(choose({ free: true })).toEqual({ refusal: 'not-now' })
})
