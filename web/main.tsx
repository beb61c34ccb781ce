import { render } from 'preact'

import { App, fetchFirstPage } from './App.tsx'
import { isInFrame } from './in-frame.ts'
import { followLinks } from './router.ts'
import { dressDocument } from './settings.ts'
import { learnLanguage } from './words/index.ts'

dressDocument()
followLinks()

const room = document.querySelector('[data-app]')
if (room !== null) {
  const { isHere, isWhole } = fetchFirstPage()
  const rendering = Promise.all([learnLanguage(), isHere]).then(() => render(<App />, room))
  // It fetches every file of this build: not while somebody waits for their cards.
  void Promise.allSettled([rendering, isWhole]).then(registerServiceWorker)
}

function registerServiceWorker(): void {
  // A frame has none: in a sandbox even asking for one is an error.
  if (!import.meta.env.PROD || isInFrame || !('serviceWorker' in navigator)) return
  // Without it everything still works, only not without a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}
