import { afterAll, vi } from 'vitest'

import { clearPage } from './render.ts'

// Test files share one document, since making one takes half a second: each leaves it empty, and remembers nothing. Modules are loaded for each file: what some know of
// the page, such as whether it is embedded, follows from the address at which they were loaded.
afterAll(() => {
  clearPage()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
})
