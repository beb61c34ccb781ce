import { expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { lengthOf } from './moment.ts'
import { pace } from './pace.ts'

test('bots move once what the move before has set flying has come to rest', () => {
  // A card that is laid, and five that are drawn after it.
  expect(patience.botPaceMin).toBeGreaterThan(pace.card + 5 * 70)
  expect(patience.botPaceMin / 2).toBeGreaterThan(pace.card)
})

test('bots begin once the largest hand has been dealt', () => {
  const dealt = lengthOf({ name: 'deal', count: 10 })
  expect(patience.dealing + patience.botPaceMin).toBeGreaterThan(dealt)
})
