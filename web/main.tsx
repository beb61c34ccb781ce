import { render } from 'preact'

import { App, fetchFirstPage } from './App.tsx'
import { isInFrame } from './client/in-frame.ts'
import { afterFirstPaint, startFirstPaint } from './kit/after-first-paint.ts'
import { provideFeedbackSettings } from './kit/feedback-settings.ts'
import { interceptLinks } from './client/router.ts'
import { applyAppearance, settings } from './client/settings.ts'
import { storedValue } from './client/storage.ts'
import { loadDress } from './parts/dress/load-dress.ts'
import { learnLanguage } from './words/index.ts'

applyAppearance()
provideFeedbackSettings(() => ({
  volume: settings.volume.peek(),
  haptics: settings.haptics.peek(),
}))
interceptLinks()

const room = document.querySelector('[data-app]')
if (room !== null) {
  const { ready, complete } = fetchFirstPage()
  void styleSheetLoaded().then(loadFallbackFonts)
  // If the page's code fails to load, `App` loads it again.
  const briefWait = ready
    .catch(() => {})
    .then(async () => {
      await waitBriefly(complete)
      void styleSheetLoaded().then(loadWebFonts)
    })
  const rendering = Promise.all([
    learnLanguage(),
    briefWait,
    styleSheetLoaded(),
    storedValue('dress') && loadDress(),
  ]).then(() => {
    startFirstPaint()
    render(<App />, room)
  })
  // Registers the service worker only after the cards have been painted, because the service worker
  // loads every file of this build.
  void Promise.allSettled([rendering, complete]).then(() => afterFirstPaint(registerServiceWorker))
}

/**
 * Waits up to `maxWait` ms for the board. A placeholder that is visible for such a short time would
 * only keep a slow phone busy.
 */
const waitBriefly = (complete: Promise<void>): Promise<void> =>
  Promise.race([
    complete.catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, maxWait)),
  ])
const maxWait = 400

/**
 * Waits for the style sheet, because components measure the layout, and scripts run before it has
 * loaded. Stops waiting if the style sheet fails to load.
 */
async function styleSheetLoaded(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    while (link.sheet === null && document.readyState !== 'complete')
      await new Promise((resolve) => {
        link.addEventListener('load', resolve)
        addEventListener('load', resolve)
      })
}

const webFonts: readonly string[] = ['Besley', 'Hanken Grotesk']

/**
 * Loads the fallback fonts of the device in advance. Otherwise the browser would look for them at
 * the first text, and the cards would appear later.
 */
function loadFallbackFonts(): void {
  for (const font of document.fonts)
    if (!webFonts.includes(font.family.replaceAll('"', ''))) font.load().catch(() => {})
}

/**
 * Loads the web fonts after the board has loaded. Until then, texts appear in the fallback fonts.
 */
function loadWebFonts(): void {
  for (const family of webFonts) document.fonts.load(`1em ${family}`).catch(() => {})
}

function registerServiceWorker(): void {
  // Embedded pages have no service worker. In a sandboxed iframe, even reading
  // `navigator.serviceWorker` throws.
  if (!import.meta.env.PROD || isInFrame || !('serviceWorker' in navigator)) return
  // Ignores a failure, because the service worker is only needed for offline use.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}
