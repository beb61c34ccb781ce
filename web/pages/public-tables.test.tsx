import { act } from 'preact/test-utils'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'

import { loadChoices, loadOptionWords } from '../boards/load-on-demand.ts'
import { fakeSockets, nthSocket, restoreSockets } from '../testing/FakeSocket.ts'
import { button, clearPage, inEnglish, press, render, textOf } from '../testing/render.ts'
import { publicTablesWords } from '../words/public-tables.ts'
import { PublicTables } from './PublicTables.tsx'

inEnglish()
// Loads the options in advance, because loading can take longer than a test waits.
beforeAll(() => Promise.all([loadChoices('switch'), loadOptionWords('switch', 'en')]))
afterEach(() => {
  clearPage()
  restoreSockets()
})

const listed = {
  code: 'KTRMVX',
  game: 'switch',
  options: {},
  phase: 'gathering',
  players: ['Anna'],
  pieces: [0],
  freeSeats: 3,
  spectators: 0,
}

test('two quick taps on “Sit down” request one seat, and the button shows that it waits', async () => {
  fakeSockets()
  const request = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', request)
  const room = render(<PublicTables />)
  const socket = await nthSocket(1)
  void act(() => {
    socket.accept()
    socket.receive({ tables: [listed] })
  })
  const sit = button(room, 'Sit down')
  expect(sit.getAttribute('aria-disabled')).toBe('false')
  press(room, 'Sit down')
  press(room, 'Sit down')
  expect([sit.disabled, sit.getAttribute('aria-disabled')]).toEqual([false, 'true'])
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(1)
})

test('a lost connection is announced, but changes of the list are not', async () => {
  fakeSockets()
  const room = render(<PublicTables />)
  const status = room.querySelector('[role=status]')
  const socket = await nthSocket(1)
  void act(() => {
    socket.accept()
    socket.receive({ tables: [listed] })
  })
  expect(room.querySelector('ul')?.textContent).toContain('Anna')
  expect(room.querySelector('[aria-live]')).toBeNull()
  expect(status?.textContent).toBe(publicTablesWords.en.lead)
  void act(() => socket.drop(1006))
  expect(status?.textContent).toContain('The service doesn’t answer.')
  await vi.advanceTimersByTimeAsync(6_000)
  const again = await nthSocket(2)
  void act(() => {
    again.accept()
    again.receive({ tables: [] })
  })
  expect(textOf(room)).not.toContain('The service doesn’t answer.')
  expect(status?.textContent).toContain('There is no public table')
})
