import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import { lazy } from './lazy.tsx'
import { render, textOf } from '../testing/render.ts'

const Here = () => <b>here</b>

afterEach(() => vi.useRealTimers())

test('a lazy component is shown as soon as it has loaded', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = render(<Later />)
  expect(textOf(room)).toBe('')
  await act(() => Later.preload())
  expect(textOf(room)).toBe('here')
})

test('a fallback is shown until the component has loaded', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = render(<Later fallback={<i>soon</i>} />)
  expect(textOf(room)).toBe('soon')
  await act(() => Later.preload())
  expect(textOf(room)).toBe('here')
})

test('a component is shown if it loads between its render and its effect', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = document.createElement('div')
  // Without `act`, Preact runs effects after a paint. The component therefore loads before the
  // effect.
  renderInto(<Later />, room)
  await Later.preload()
  await expect.poll(() => textOf(room)).toBe('here')
})

test('a failed load is retried while the component is mounted', async () => {
  vi.useFakeTimers()
  let asked = 0
  const Later = lazy(async () => {
    asked += 1
    if (asked < 3) throw new Error('no network')
    return Here
  })
  const room = render(<Later />)
  await act(async () => void (await vi.advanceTimersByTimeAsync(20_000)))
  expect(textOf(room)).toBe('here')
  expect(asked).toBe(3)
})

test('a failed load is not retried after the component is unmounted', async () => {
  vi.useFakeTimers()
  let asked = 0
  const Later = lazy(async () => {
    asked += 1
    throw new Error('no network')
  })
  const room = render(<Later />)
  await act(async () => void (await vi.advanceTimersByTimeAsync(0)))
  await act(() => renderInto(null, room))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked).toBe(1)
})
