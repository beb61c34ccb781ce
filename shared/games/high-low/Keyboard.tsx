import type { RefObject } from 'preact'

import { focusEntry } from '../../../web/cards/Hand.tsx'
import { useShortcuts } from '../../../web/cards/shortcuts.ts'
import { readKey, type Wish } from './keys.ts'
import type { Playing } from './playing.tsx'

/** Everything by keyboard. It is nothing to see. */
export function Keyboard(props: {
  readonly root: RefObject<HTMLElement | null>
  readonly playing: Playing
}) {
  const { root, playing } = props
  const all = (selector: string): readonly HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const held = () => all('.held')
  const columns = () => all('button.hl-column')

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
    const wish = readKey(key)
    // Enter on a button is that button's own.
    if (!wish || (wish.to === 'play' && document.activeElement !== document.body)) return false
    grant(wish)
    return true
  })
  return null
}
