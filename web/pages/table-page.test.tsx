import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { navigate, replaceUrl } from '../client/router.ts'
import { FakeSocket, fakeSockets, restoreSockets } from '../testing/FakeSocket.ts'
import { clearPage, inEnglish, render } from '../testing/render.ts'
import { TablePage } from './TablePage.tsx'

inEnglish()
beforeEach(() => {
  localStorage.clear()
  fakeSockets()
})
afterEach(() => {
  clearPage()
  restoreSockets()
  replaceUrl('/')
})

test('a handover link to the table that is open already takes the seat over', async () => {
  replaceUrl('/KTRMVX')
  render(<TablePage code="KTRMVX" />)
  await vi.advanceTimersByTimeAsync(0)
  const token = 'abcdefghijklmnopqrstuv'
  act(() => navigate(`/KTRMVX#seat=${token}`))
  await vi.advanceTimersByTimeAsync(0)
  expect(FakeSocket.all.map(({ protocols }) => protocols.includes(`seat.${token}`))).toEqual([
    false,
    true,
  ])
  expect(location.hash).toBe('')
})
