import { afterEach, expect, test, vi } from 'vitest'

import { ClapBatch } from './ClapBatch.ts'

afterEach(() => void vi.restoreAllMocks())

/** A batch whose pause ends when the test calls `endPause`. */
function batch(failures = 0) {
  const passed: number[] = []
  const onEnd = vi.fn<() => void>()
  const pauses: { readonly length: number; readonly end: () => void }[] = []
  const claps = new ClapBatch(
    (sum) => {
      passed.push(sum)
      if (passed.length <= failures) throw new Error('the table cannot be reached')
    },
    () => 1_000,
    onEnd,
    (length) => new Promise<void>((end) => pauses.push({ length, end })),
  )
  const endPause = async () => {
    pauses.shift()?.end()
    await vi.waitFor(() => expect(passed.length).toBeGreaterThan(0))
  }
  return { claps, passed, pauses, endPause, onEnd }
}

test('the first clap is passed on at once, and later claps together after the pause', async () => {
  const { claps, passed, pauses, endPause } = batch()
  for (let each = 0; each < 5_000; each++) claps.add(1)
  expect(passed).toEqual([1])
  await vi.waitFor(() => expect(pauses).toMatchObject([{ length: 1_000 }]))
  await endPause()
  await vi.waitFor(() => expect(passed).toEqual([1, 4_999]))
})

test('after a pause without claps, the next clap is passed on at once', async () => {
  const { claps, passed, pauses, endPause } = batch()
  claps.add(1)
  await vi.waitFor(() => expect(pauses.length).toBe(1))
  await endPause()
  await vi.waitFor(() => {
    claps.add(1)
    expect(passed[1]).toBeGreaterThan(0)
  })
})

test('the applause ends after a pause without claps', async () => {
  const { claps, passed, pauses, endPause, onEnd } = batch()
  claps.add(1)
  claps.add(1)
  await vi.waitFor(() => expect(pauses.length).toBe(1))
  await endPause()
  await vi.waitFor(() => expect(passed).toEqual([1, 1]))
  expect(onEnd).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(pauses.length).toBe(1))
  await endPause()
  await vi.waitFor(() => expect(onEnd).toHaveBeenCalledOnce())
})

test('a failed call loses its claps, and the next claps are passed on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const { claps, passed, pauses, endPause } = batch(1)
  claps.add(1)
  claps.add(2)
  await vi.waitFor(() => expect(pauses.length).toBe(1))
  await endPause()
  await vi.waitFor(() => expect(passed).toEqual([1, 2]))
})
