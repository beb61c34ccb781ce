import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'

import { ownDays } from '../client/own-days.ts'
import { currentUrl, navigate, replaceUrl } from '../client/router.ts'
import { inEnglish, render } from '../testing/render.ts'
import { DayPage } from './DayPage.tsx'

const breakBand = vi.hoisted(() => vi.fn<() => Promise<void>>(() => Promise.resolve()))
vi.mock('../parts/day/day-sounds.ts', () => ({ breakBand }))

inEnglish()
beforeEach(() => {
  localStorage.clear()
  breakBand.mockClear()
  replaceUrl('/day')
})

/**
 * Answers requests as the service does. The table that it opens plays a deal of `day`. Returns a
 * function that lets it answer.
 */
function fakeService(day: string): () => void {
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/day/')) return Response.json({ deals: [] })
    await held.promise
    if (path === '/api/tables') return Response.json({ code: 'KTRMVX' }, { status: 201 })
    return path === '/api/tables/KTRMVX'
      ? Response.json({ table: { sameDeal: { firstDealt: { day, deal: 'the-game-1' } } } })
      : Response.json({ seat: 0, token: 'secret' }, { status: 201 })
  })
  return held.resolve
}

const play = (room: HTMLElement): void =>
  void act(() => room.querySelector<HTMLButtonElement>('.day-deal button')?.click())

/** Waits until the page has shown that the deal is open, and has done what follows. */
async function untilOpen(): Promise<void> {
  await expect.poll(() => breakBand.mock.calls).toHaveLength(1)
  // Only promises that are already resolved follow, so the next task comes after all of it.
  await act(() => new Promise((resolve) => setTimeout(resolve)))
}

test.each(['2026-11-27', '2026-11-28'])(
  'a deal that is opened around midnight UTC is stored under the day that it belongs to: %s',
  async (day) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T23:59:30Z') })
    const answer = fakeService(day)
    const room = render(<DayPage />)
    play(room)
    vi.setSystemTime(Date.parse('2026-11-28T00:00:10Z'))
    answer()
    await untilOpen()
    expect([...ownDays()]).toEqual([[day, { 'the-game-1': { code: 'KTRMVX' } }]])
  },
)

test('a deal that opens late is stored, but does not leave the page to which the viewer has gone', async () => {
  const answer = fakeService('2026-11-27')
  play(render(<DayPage />))
  navigate('/rules/switch')
  answer()
  await untilOpen()
  expect([...ownDays()]).toEqual([['2026-11-27', { 'the-game-1': { code: 'KTRMVX' } }]])
  expect(currentUrl.value.path).toBe('/rules/switch')
})
