import type { RefObject } from 'preact'

import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/** Everything by keyboard, for whoever plays. */
export function useKeys(root: RefObject<HTMLElement | null>, scene: Scene, playing: Playing): void {
  const isPlaying = scene.view.seat !== null && scene.view.phase !== 'over'
  const mayAct = scene.isMine && !playing.waits
  const all = (selector: string): readonly HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const held = () => all('.held')
  const columns = () => all('.my-trio button')

  /** Among the cards on the table; the hand walks by itself once it has the focus. */
  function step(by: 1 | -1): void {
    const among = columns()
    const here = among.findIndex((column) => column === document.activeElement)
    if (here >= 0) among[(here + by + among.length) % among.length]?.focus()
    else (held().at(by > 0 ? 0 : -1) ?? among.at(by > 0 ? 0 : -1))?.focus()
  }

  /** A digit is a tap: on the cards of the hand, or on those of the table when there is no hand. */
  function pick(place: number): void {
    const card = (held().length > 0 ? held() : columns())[place]
    card?.focus()
    card?.click()
  }

  function grant(wish: Wish): void {
    switch (wish.to) {
      case 'card':
        return pick(wish.place)
      case 'neighbour':
        return step(wish.step)
      case 'table':
        return columns()[0]?.focus()
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return playing.play()
      case 'take':
        return playing.take()
      case 'ready':
        return playing.beReady()
      case 'put-down':
        return playing.putDown()
      case 'list-keys':
        return playing.show('keys')
    }
  }

  useShortcuts(root, (key) => {
    const wish = isPlaying ? readKey(key) : null
    if (!wish) return false
    // Enter on a button is that button's own; and from nowhere in particular keys lead here only when it is my turn.
    const isElsewhere = document.activeElement === document.body
    if (isElsewhere ? !mayAct && wish.to !== 'list-keys' : wish.to === 'play') return false
    grant(wish)
    return true
  })
}

/** What a key asks of the board. */
type Wish =
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'table' | 'hand' | 'play' | 'take' | 'ready' | 'put-down' | 'list-keys' }

/** Digits pick a card by its place. */
function readKey(key: string): Wish | null {
  if (key >= '1' && key <= '9' && key.length === 1) return { to: 'card', place: Number(key) - 1 }
  return wishes[key.toLowerCase()] ?? null
}

const wishes: Readonly<Record<string, Wish>> = {
  arrowleft: { to: 'neighbour', step: -1 },
  arrowright: { to: 'neighbour', step: 1 },
  arrowup: { to: 'table' },
  arrowdown: { to: 'hand' },
  enter: { to: 'play' },
  t: { to: 'take' },
  r: { to: 'ready' },
  escape: { to: 'put-down' },
  '?': { to: 'list-keys' },
}
