import { expect, test } from 'vitest'

import { gameOffered } from '../games.ts'
import { Script } from '../../testing/script.ts'
import { keyFor, withChance } from './chance.ts'
import { receive } from './receive.ts'

/** Chance that counts how often it was drawn. */
function counted() {
  const drawn = { times: 0 }
  const moment = withChance({ now: 1_000_000, botPace: 1, pushes: false }, () => {
    drawn.times += 1
    return drawn.times.toString(16).padStart(64, '0')
  })
  return { drawn, moment }
}

test('chance is drawn when it is first asked for, and once for all uses', () => {
  const { drawn, moment } = counted()
  expect(drawn.times).toBe(0)
  const keys = (['secret', 'bot', 'bot'] as const).map((use) => keyFor(use, moment))
  expect(drawn.times).toBe(1)
  expect(keys[0]).not.toBe(keys[1])
  expect(keys[2]).toBe(keys[1])
})

test('a move among people asks for no chance', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  const { drawn, moment } = counted()
  const command = { id: 'a move', ...evening.moveOf(anna) }
  const { game, table } = evening
  expect(receive(game, table, anna, command, moment, gameOffered).ok).toBe(true)
  expect(drawn.times).toBe(0)
})
