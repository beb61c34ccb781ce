import '../styles/index.css'
import './playground.css'

import { effect } from '@preact/signals'
import { render } from 'preact'

import type { Viewer } from '../../shared/game/game.ts'
import { Playground } from './Playground.ts'
import { PlaygroundPage } from './PlaygroundPage.tsx'
import type { FrameHost, FrameUpdate } from './frame-host.ts'

// The page of the playground, in which an author tries out a single-file game: `npm run play NAME`.
// The built site does not contain it.

const playground = new Playground()

const host: FrameHost = {
  subscribe: (viewer: Viewer, update: (next: FrameUpdate) => void) =>
    effect(() => {
      const view = playground.viewOf(viewer)
      const version = playground.working.value?.version
      if (!view || version === undefined) return
      const seat = typeof viewer === 'number' ? viewer : null
      const { options } = playground.setup.value
      const [language, theme] = [playground.language.value, playground.theme.value]
      const isLarge = viewer === playground.largeSeat.value
      update({
        version,
        view,
        options,
        names: playground.names.value,
        seat,
        isLarge,
        language,
        theme,
      })
    }),
  play(seat, move) {
    playground.play(seat, move)
    // Moves the focus back from the iframe, so that the keyboard shortcuts of the playground work
    // after a click in an iframe.
    window.focus()
  },
}
window.playground = host

const version = document.querySelector<HTMLMetaElement>('meta[name=playground-version]')?.content
void playground.load(Number(version))
import.meta.hot?.on('playground:saved', (saved: { readonly version: number }) => {
  void playground.load(saved.version)
})

effect(() => {
  document.documentElement.dataset.theme = playground.theme.value
})

window.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === ' ' || event.key === 'ArrowRight') playground.forward()
  else if (event.key === 'ArrowLeft') playground.back()
  else if (event.key.toLowerCase() === 'b') playground.bot()
  else if (/^[1-6]$/.test(event.key) && Number(event.key) <= playground.setup.peek().seats)
    playground.chosenSeat.value = Number(event.key) - 1
  else return
  event.preventDefault()
})

const room = document.querySelector('[data-playground]')
if (room) render(<PlaygroundPage playground={playground} />, room)
