import { afterAll, afterEach, vi } from 'vitest'

import { clearPage } from './render.ts'

// Test files share one document, because creating a document takes half a second. So each file
// leaves the document and the storage empty. Modules are loaded again for each file, because some
// modules read the address when they load, for example to find out whether the page is embedded.
// happy-dom has no CSS animations.
document.getAnimations = () => []

// A fake clock of one test would stop the next one.
afterEach(() => void vi.useRealTimers())

afterAll(() => {
  clearPage()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
})
