import { expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { cueDuration } from './cues.ts'
import { durations } from './durations.ts'

test('bots wait until the cards of the previous move have landed', () => {
  // The longest usual turn: a card is played, then five cards are drawn, each 70 ms after the
  // previous one.
  expect(timeouts.botPaceMin).toBeGreaterThan(durations.card + 5 * 70)
  expect(timeouts.botPaceMin / 2).toBeGreaterThan(durations.card)
})

test('bots wait until the largest hand has been dealt', () => {
  const dealt = cueDuration({ name: 'deal', count: 10 })
  expect(timeouts.dealAnimation + timeouts.botPaceMin).toBeGreaterThan(dealt)
})
