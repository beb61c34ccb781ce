import { focusEntry } from '../../kit/Hand.tsx'
import { KeysSheet } from '../../kit/KeysSheet.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { readKey, type KeyWish } from './keys.ts'
import type { Playing } from './playing.tsx'
import { focusHeld, focusPile, pileInFocus, type Root } from './pointing.tsx'
import type { Words } from '../../../shared/games/switch/words/en/board.ts'

/** Everything by keyboard. It is nothing to see but the list of keys, while that is asked for. */
export function Keyboard(props: {
  readonly root: Root
  readonly playing: Playing
  readonly words: Words
}) {
  const { root, playing, words } = props

  /** While something is to be wished, digits name it; otherwise they choose a card. */
  function pick(place: number): void {
    const wish = playing.wishes[place]
    if (wish) return playing.wish(wish)
    const held = playing.hand[place]
    if (held === undefined) return
    playing.tapCard(held, 'key')
    focusHeld(root, held)
  }

  function grant(wish: KeyWish): void {
    switch (wish.to) {
      case 'card':
        return pick(wish.place)
      case 'along':
        if (pileInFocus() === null) focusEntry(root.current)
        else focusPile(root, pileInFocus() === 'draw' ? 'discard' : 'draw')
        return
      case 'piles':
        return focusPile(root, 'discard')
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return playing.play()
      case 'draw':
        return playing.draw()
      case 'call':
        if (playing.mayCall) playing.toggleCall()
        return
      case 'put-down':
        playing.choose([])
        return focusEntry(root.current)
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
  return playing.open === 'keys' ? (
    <KeysSheet shortcuts={words.shortcuts} close={() => playing.show(null)} />
  ) : null
}
