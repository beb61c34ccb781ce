import { render as renderInto } from 'preact'
import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import { lazy } from './lazy.tsx'
import { render, textOf } from '../testing/render.ts'

const Here = () => <b>here</b>

afterEach(() => vi.useRealTimers())

test('what comes later takes its place as soon as it is there', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = render(<Later />)
  expect(textOf(room)).toBe('')
  await act(() => Later.preload())
  expect(textOf(room)).toBe('here')
})

test('something else may stand there until then', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = render(<Later fallback={<i>soon</i>} />)
  expect(textOf(room)).toBe('soon')
  await act(() => Later.preload())
  expect(textOf(room)).toBe('here')
})

test('it also does where it came after the picture and before its effect', async () => {
  const Later = lazy(() => Promise.resolve(Here))
  const room = document.createElement('div')
  // Outside `act`, effects wait for the browser to have painted.
  renderInto(<Later />, room)
  await Later.preload()
  await expect.poll(() => textOf(room)).toBe('here')
})

test('what could not be had is asked for again as long as it is to be shown', async () => {
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

test('nobody asks again for what is to be shown no longer', async () => {
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
