import { expect, test } from 'vitest'

import { findGame } from '../games.ts'
import { Script } from '../../testing/script.ts'
import { keyFor, withLazyEntropy } from './entropy.ts'
import { receive } from './receive.ts'

/** Returns a context, and a counter of how often its entropy was generated. */
function counted() {
  const drawn = { times: 0 }
  const context = withLazyEntropy({ now: 1_000_000, botPace: 1, pushes: false }, () => {
    drawn.times += 1
    return drawn.times.toString(16).padStart(64, '0')
  })
  return { drawn, moment: context }
}

test('entropy is generated at the first use, and once for all uses', () => {
  const { drawn, moment: context } = counted()
  expect(drawn.times).toBe(0)
  const keys = (['secret', 'bot', 'bot'] as const).map((use) => keyFor(use, context))
  expect(drawn.times).toBe(1)
  expect(keys[0]).not.toBe(keys[1])
  expect(keys[2]).toBe(keys[1])
})

test('a move among people needs no entropy', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.sit('Ben')
  script.send(anna, { type: 'start' })
  const { drawn, moment: context } = counted()
  const command = { id: 'a move', ...script.moveInput(anna) }
  const { game, table } = script
  expect(receive(game, table, anna, command, context, findGame).ok).toBe(true)
  expect(drawn.times).toBe(0)
})
