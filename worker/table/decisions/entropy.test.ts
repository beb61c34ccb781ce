import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import { keyFor } from './entropy.ts'

test('each use of the entropy has its own key', () => {
  const context = new Script().context()
  const [secret, bot, again] = (['secret', 'bot', 'bot'] as const).map((use) =>
    keyFor(use, context),
  )
  expect(secret).not.toBe(bot)
  expect(again).toBe(bot)
})
