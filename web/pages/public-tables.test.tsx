import { act } from 'preact/test-utils'
import { afterEach, expect, test, vi } from 'vitest'

import { fakeSockets, nthSocket, restoreSockets } from '../testing/FakeSocket.ts'
import { clearPage, inEnglish, press, render } from '../testing/render.ts'
import { PublicTables } from './PublicTables.tsx'

inEnglish()
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

test('two quick taps on “Sit down” request one seat', async () => {
  fakeSockets()
  const request = vi.fn<typeof fetch>(() => new Promise(() => {}))
  vi.stubGlobal('fetch', request)
  const room = render(<PublicTables />)
  const socket = await nthSocket(1)
  void act(() => {
    socket.accept()
    socket.receive({ tables: [listed] })
  })
  press(room, 'Sit down')
  press(room, 'Sit down')
  await vi.advanceTimersByTimeAsync(0)
  expect(request).toHaveBeenCalledTimes(1)
})
