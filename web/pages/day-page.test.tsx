import { act } from 'preact/test-utils'
import { beforeEach, expect, test, vi } from 'vitest'

import { ownDay } from '../client/own-days.ts'
import { currentUrl, navigate, replaceUrl } from '../client/router.ts'
import { inEnglish, render } from '../testing/render.ts'
import { DayPage } from './DayPage.tsx'

vi.mock('../parts/day/day-sounds.ts', () => ({ breakBand: () => Promise.resolve() }))

inEnglish()
beforeEach(() => {
  localStorage.clear()
  replaceUrl('/day')
})

/** Answers requests as the service does. Returns a function that lets it answer. */
function fakeService(): () => Promise<void> {
  const held = Promise.withResolvers<void>()
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.startsWith('/api/day/')) return Response.json({ deals: [] })
    await held.promise
    return path === '/api/tables'
      ? Response.json({ code: 'KTRMVX' }, { status: 201 })
      : Response.json({ seat: 0, token: 'secret' }, { status: 201 })
  })
  return () =>
    act(async () => {
      held.resolve()
      await new Promise((resolve) => setTimeout(resolve, 20))
    })
}

const play = (room: HTMLElement): void =>
  void act(() => room.querySelector<HTMLButtonElement>('.day-deal button')?.click())

test('a deal that is opened right after midnight UTC is stored under the new day', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-27T23:59:30Z') })
  const answer = fakeService()
  const room = render(<DayPage />)
  vi.setSystemTime(Date.parse('2026-11-28T00:00:10Z'))
  play(room)
  await answer()
  expect(ownDay('2026-11-28')).toEqual({ 'the-game-1': { code: 'KTRMVX' } })
  expect(ownDay('2026-11-27')).toEqual({})
})

test('a deal that opens late is stored, but does not leave the page to which the viewer has gone', async () => {
  const answer = fakeService()
  play(render(<DayPage />))
  navigate('/rules/switch')
  await answer()
  expect(JSON.stringify(localStorage)).toContain('KTRMVX')
  expect(currentUrl.value.path).toBe('/rules/switch')
})
