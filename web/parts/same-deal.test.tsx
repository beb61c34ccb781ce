import { expect, test, vi } from 'vitest'

import { inEnglish, press, render } from '../testing/render.ts'
import { useRepeatDeal } from './same-deal.ts'

inEnglish()

function DealAgain() {
  const { busy, open } = useRepeatDeal('KTRMVX', () => {})
  return (
    <button type="button" aria-busy={busy} onClick={open}>
      Same deal again
    </button>
  )
}

test('two quick taps on a button that repeats a deal open one table', async () => {
  const request = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', request)
  const room = render(<DealAgain />)
  press(room, 'Same deal again')
  press(room, 'Same deal again')
  await expect.poll(() => request.mock.calls.length).toBe(1)
  vi.unstubAllGlobals()
})
