import { afterAll, afterEach, vi } from 'vitest'

import { clearPage } from './render.ts'

// Test files share one document, because creating a document takes half a second. Each file
// therefore leaves the document and the storage empty. It also unloads its modules, because some of
// them read the page's URL when they load. happy-dom has no CSS animations, so the list of
// animations is empty.
document.getAnimations = () => []

// No service runs during these tests. Each request is rejected, as it is without a network.
globalThis.fetch = () => Promise.reject(new TypeError('These tests have no network.'))

// Finds connections that a test file leaves open, because they would reconnect during the tests of
// other files. Each open connection listens to `online` with its function `probe`
// (client/socket.ts).
const connections = new Set<unknown>()
const { addEventListener: add, removeEventListener: remove } = globalThis
globalThis.addEventListener = (...[type, listener, options]: Parameters<typeof add>) => {
  if (type === 'online' && 'name' in listener && listener.name === 'probe')
    connections.add(listener)
  add(type, listener, options)
}
globalThis.removeEventListener = (...[type, listener, options]: Parameters<typeof remove>) => {
  connections.delete(listener)
  remove(type, listener, options)
}

// Restores the real clock after each test. A fake clock would stop the timers of the next test.
afterEach(() => void vi.useRealTimers())

afterAll(() => {
  Object.assign(globalThis, { addEventListener: add, removeEventListener: remove })
  if (connections.size > 0)
    throw new Error(`This file leaves ${connections.size} connections open.`)
  clearPage()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
})
