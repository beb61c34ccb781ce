import { render } from 'preact'

import { App, fetchFirstPage } from './App.tsx'
import { isInFrame } from './client/in-frame.ts'
import { startFirstPaint } from './kit/after-first-paint.ts'
import { provideFeedbackSettings } from './kit/feedback-settings.ts'
import { interceptLinks } from './client/router.ts'
import { applyAppearance, settings } from './client/settings.ts'
import { learnLanguage } from './words/index.ts'

applyAppearance()
provideFeedbackSettings(() => ({
  volume: settings.volume.peek(),
  haptics: settings.haptics.peek(),
}))
interceptLinks()

const room = document.querySelector('[data-app]')
if (room !== null) {
  const { isHere, isWhole } = fetchFirstPage()
  void isStyled().then(findFonts)
  const isReady = isHere.then(() => {
    void isStyled().then(fetchFonts)
    return soon(isWhole)
  })
  const rendering = Promise.all([learnLanguage(), isReady, isStyled()]).then(() => {
    startFirstPaint()
    render(<App />, room)
  })
  // It fetches every file of this build: not while somebody waits for their cards.
  void Promise.allSettled([rendering, isWhole]).then(registerServiceWorker)
}

/** Where the board is a blink away, nothing is shown in its place: to paint that would only keep a phone busy. */
const soon = (isWhole: Promise<void>): Promise<void> =>
  Promise.race([
    isWhole.catch(() => {}),
    new Promise<void>((resolve) => setTimeout(resolve, blink)),
  ])
const blink = 400

/** Nothing is measured before the page's own style is there, for which no script waits, or has failed to come. */
async function isStyled(): Promise<void> {
  for (const link of document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]'))
    while (link.sheet === null && document.readyState !== 'complete')
      await new Promise((resolve) => {
        link.addEventListener('load', resolve)
        addEventListener('load', resolve)
      })
}

const fontsThatCome: readonly string[] = ['Besley', 'Hanken Grotesk']

/** Those of the device that stand in for ours until then: looked for by the first text, they would hold up the cards. */
function findFonts(): void {
  for (const font of document.fonts)
    if (!fontsThatCome.includes(font.family.replaceAll('"', ''))) font.load().catch(() => {})
}

/** Text is read without them: they come behind what plays, and before the first text would ask for them. */
function fetchFonts(): void {
  for (const family of fontsThatCome) document.fonts.load(`1em ${family}`).catch(() => {})
}

function registerServiceWorker(): void {
  // A frame has none: in a sandbox even asking for one is an error.
  if (!import.meta.env.PROD || isInFrame || !('serviceWorker' in navigator)) return
  // Without it everything still works, only not without a network.
  navigator.serviceWorker.register('/service-worker.js').catch(() => {})
}
