import type { RefObject } from 'preact'

import { focusEntry } from '../../kit/Hand.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { readKey, type Wish } from './keys.ts'
import type { Playing } from './playing.tsx'
import type { Scene } from './scene.ts'
import './keyboard.css'

/** Everything by keyboard. Of it, only the way to the list of keys is to be seen, where there is likely to be one. */
export function Keyboard(props: {
  readonly root: RefObject<HTMLElement | null>
  readonly scene: Scene
  readonly playing: Playing
}) {
  const { root, scene, playing } = props
  const mayAct = scene.isMine && !playing.waits
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
    if (!wish) return false
    // Enter on a button is that button's own; and from nowhere in particular keys lead here only when it is my turn.
    const isElsewhere = document.activeElement === document.body
    if (isElsewhere ? !mayAct && wish.to !== 'list-keys' : wish.to === 'play') return false
    grant(wish)
    return true
  })
  return (
    <button
      type="button"
      class="icon-button hl-keys"
      aria-label={scene.words.shortcuts.title}
      onClick={() => playing.show('keys')}
    >
      <Icon name="keys" />
    </button>
  )
}
