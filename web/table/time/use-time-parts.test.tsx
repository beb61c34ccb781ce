import { render } from 'preact'
import { act } from 'preact/test-utils'
import { expect, onTestFinished, test, vi } from 'vitest'

test('the components about time load again after a failed request', async () => {
  vi.useFakeTimers()
  let isOnline = false
  vi.doMock('./time-parts.ts', async (original) => {
    if (!isOnline) throw new Error('no network')
    return original()
  })
  vi.resetModules()
  onTestFinished(() => {
    vi.useRealTimers()
    vi.doUnmock('./time-parts.ts')
    vi.resetModules()
  })
  const { useTimeParts } = await import('./use-time-parts.ts')
  const box = document.createElement('div')
  const Part = () => <p>{useTimeParts(true) === null ? 'missing' : 'loaded'}</p>
  await act(() => render(<Part />, box))
  await vi.advanceTimersByTimeAsync(100)
  isOnline = true
  await vi.advanceTimersByTimeAsync(5_000)
  vi.useRealTimers()
  await expect.poll(() => box.textContent).toBe('loaded')
})
