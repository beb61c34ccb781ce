import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { closeCodes } from '../../shared/protocol/socket.ts'
import { nthSocket, fakeSockets, FakeSocket, restoreSockets } from '../testing/FakeSocket.ts'
import { snapshot } from '../testing/tables.ts'

// Test files share their modules: another file may have loaded the words already.
vi.resetModules()
const { words } = await import('../words/index.ts')
const { preloadTable } = await import('./TablePage.tsx')

beforeEach(() => {
  localStorage.clear()
  fakeSockets()
})
afterEach(restoreSockets)

/** Whether it is there, as far as that is known without waiting. */
async function isSettled(promise: Promise<void>): Promise<boolean> {
  const later = Symbol('later')
  return (await Promise.race([promise, Promise.resolve(later)])) !== later
}

test('a table is asked for its game before there are words to show it with', async () => {
  void preloadTable('KTRMVX')
  expect(() => words.value).toThrow('the words of the page are not loaded yet')
  const line = await nthSocket(1)
  expect(new URL(line.url).pathname).toBe('/api/tables/KTRMVX/watch')
})

test('its board is fetched as soon as the game is known', async () => {
  const isWhole = preloadTable('KTRMVX')
  const line = await nthSocket(1)
  line.accept()
  expect(await isSettled(isWhole)).toBe(false)
  line.receive(snapshot({ seat: null }))
  restoreSockets()
  await isWhole
})

test('where there is no such table, nothing more is waited for', async () => {
  const isWhole = preloadTable('KTRMVX')
  const line = await nthSocket(1)
  line.accept()
  line.drop(closeCodes.noSuchTable)
  await isWhole
  expect(FakeSocket.all).toHaveLength(1)
})
