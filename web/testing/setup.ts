import { afterAll, vi } from 'vitest'

import { clearPage } from './render.ts'

// Test files share one document, since creating one takes half a second: each file leaves it and the storage empty.
// Modules are loaded anew for each file, since some read the address at load time, for example to find out whether the
// page is embedded.
afterAll(() => {
  clearPage()
  localStorage.clear()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
  vi.resetModules()
})
