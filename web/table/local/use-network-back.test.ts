import { signal } from '@preact/signals'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { GamePosition } from '../../../shared/protocol/protocol.ts'
import { projection as positionOf } from '../../testing/tables.ts'
import { untilHandIsStill } from './use-network-back.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/**
 * Returns a state whose `isStill` becomes true when `untilHandIsStill` resolves, and the signal
 * with which a test makes moves.
 */
function waiting() {
  const projection = signal<GamePosition | null>(positionOf())
  const state = { isStill: false, projection }
  void untilHandIsStill({ projection }).then(() => (state.isStill = true))
  return state
}

const pointer = (type: string) => document.dispatchEvent(new Event(type))

test('a hand is still 600 ms after the last move', async () => {
  const state = waiting()
  await vi.advanceTimersByTimeAsync(500)
  state.projection.value = positionOf({ turn: 1 })
  await vi.advanceTimersByTimeAsync(599)
  expect(state.isStill).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.isStill).toBe(true)
})

test('a hand that drags a card is not still, however long it takes', async () => {
  const state = waiting()
  pointer('pointerdown')
  await vi.advanceTimersByTimeAsync(60_000)
  expect(state.isStill).toBe(false)
  pointer('pointerup')
  await vi.advanceTimersByTimeAsync(600)
  expect(state.isStill).toBe(true)
})
