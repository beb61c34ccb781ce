import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import { inEnglish, render } from '../../testing/render.ts'
import { human, table } from '../../testing/tables.ts'
import { clockText, ElapsedTime } from './ElapsedTime.tsx'

inEnglish()
afterEach(() => void vi.useRealTimers())

const seats = [human('Anna'), human('Ben')]

test('the elapsed time of the longest turn is shown, and runs on', () => {
  vi.useFakeTimers()
  const now = Date.now()
  const pendingTurns = [
    { seat: 0, since: now - 65_000 },
    { seat: 1, since: now - 5_000 },
  ]
  const at = table({ phase: 'playing', seats, tempo: 'shown', pendingTurns })
  const room = render(<ElapsedTime table={at} />)
  expect(room.textContent).toBe('This turn so far: 1:05')
  void act(() => void vi.advanceTimersByTime(2_000))
  expect(room.textContent).toBe('This turn so far: 1:07')
})

test('tables with another time limit show no elapsed time', () => {
  const pendingTurns = [{ seat: 0, since: 0 }]
  const at = table({ phase: 'playing', seats, tempo: 90, pendingTurns })
  expect(render(<ElapsedTime table={at} />).textContent).toBe('')
})

test('a long time has hours', () => {
  expect([-5, 59_999, 3_599_000, 3_661_000].map(clockText)).toEqual([
    '0:00',
    '0:59',
    '59:59',
    '1:01:01',
  ])
})
