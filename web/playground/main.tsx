import '../styles/index.css'
import './playground.css'

import { effect } from '@preact/signals'
import { render } from 'preact'

import type { Viewer } from '../../shared/game/game.ts'
import { Bench } from './Bench.ts'
import { BenchPage } from './BenchPage.tsx'
import type { FrameHost, FrameUpdate } from './frame-host.ts'

// The page of the playground, in which an author tries out a single-file game: `npm run play NAME`.
// The built site does not contain it.

const bench = new Bench()

const host: FrameHost = {
  subscribe: (viewer: Viewer, update: (next: FrameUpdate) => void) =>
    effect(() => {
      const view = bench.viewOf(viewer)
      const version = bench.working.value?.version
      if (!view || version === undefined) return
      const seat = typeof viewer === 'number' ? viewer : null
      const { options } = bench.setup.value
      const [language, theme] = [bench.language.value, bench.theme.value]
      const isLarge = viewer === bench.largeSeat.value
      update({ version, view, options, names: bench.names.value, seat, isLarge, language, theme })
    }),
  play(seat, move) {
    bench.play(seat, move)
    // Moves the focus back from the iframe, so that the keyboard shortcuts of the playground work
    // after a click in an iframe.
    window.focus()
  },
}
window.playground = host

const version = document.querySelector<HTMLMetaElement>('meta[name=playground-version]')?.content
void bench.load(Number(version))
import.meta.hot?.on('playground:saved', (saved: { readonly version: number }) => {
  void bench.load(saved.version)
})

effect(() => {
  document.documentElement.dataset.theme = bench.theme.value
})

window.addEventListener('keydown', (event) => {
  const isTyping =
    event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement
  if (isTyping || event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === ' ' || event.key === 'ArrowRight') bench.forward()
  else if (event.key === 'ArrowLeft') bench.back()
  else if (event.key.toLowerCase() === 'b') bench.bot()
  else if (/^[1-6]$/.test(event.key) && Number(event.key) <= bench.setup.peek().seats)
    bench.chosenSeat.value = Number(event.key) - 1
  else return
  event.preventDefault()
})

const room = document.querySelector('[data-playground]')
if (room) render(<BenchPage bench={bench} />, room)
