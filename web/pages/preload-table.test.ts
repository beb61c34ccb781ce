import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { closeCodes } from '../../shared/protocol/socket.ts'
import { nthSocket, fakeSockets, FakeSocket, restoreSockets } from '../testing/FakeSocket.ts'
import { snapshot } from '../testing/tables.ts'

// Unloads all modules, because these tests need a page whose texts are not loaded yet.
vi.resetModules()
const { words } = await import('../words/index.ts')
const { preloadTable } = await import('./TablePage.tsx')

beforeEach(() => {
  localStorage.clear()
  fakeSockets()
})
afterEach(restoreSockets)

async function isSettled(promise: Promise<void>): Promise<boolean> {
  const later = Symbol('later')
  return (await Promise.race([promise, Promise.resolve(later)])) !== later
}

test('the connection opens before the words are loaded', async () => {
  void preloadTable('KTRMVX')
  expect(() => words.value).toThrow('not loaded yet')
  const socket = await nthSocket(1)
  expect(new URL(socket.url).pathname).toBe('/api/tables/KTRMVX/watch')
})

test('the board loads once the game is known', async () => {
  const complete = preloadTable('KTRMVX')
  const socket = await nthSocket(1)
  socket.accept()
  expect(await isSettled(complete)).toBe(false)
  socket.receive(snapshot({ seat: null }))
  restoreSockets()
  await complete
})

test('if the table does not exist, nothing else is awaited', async () => {
  const isWhole = preloadTable('KTRMVX')
  const line = await nthSocket(1)
  line.accept()
  line.drop(closeCodes.noSuchTable)
  await isWhole
  expect(FakeSocket.all).toHaveLength(1)
})
