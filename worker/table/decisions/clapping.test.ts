import { expect, test } from 'vitest'

import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'

test('the host can switch the claps of spectators off and on again, and other players cannot', () => {
  const script = new Script(gameById('switch'), {})
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  expect(script.send(ben, { type: 'set-clapping', clapping: false })).toEqual({
    refusal: 'not-host',
  })
  expect(script.table.clapping).toBe(true)
  expect(script.send(anna, { type: 'set-clapping', clapping: false })).toBe(null)
  expect(script.table.clapping).toBe(false)
  expect(script.send(anna, { type: 'set-clapping', clapping: true })).toBe(null)
  expect(script.table.clapping).toBe(true)
})
