import { focusEntry } from '../../kit/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { readKey, type Wish } from './keys.ts'
import type { Playing } from './usePlaying.ts'
import { focusRow, rowOf, type Root } from './pointing.tsx'
import { allRows } from '../../../shared/games/nix/rules/rows.ts'

/** Everything by keyboard. It is nothing to see. */
export function Keyboard(props: {
  readonly root: Root
  readonly playing: Playing
  readonly isOver: boolean
  /** The score sheet of a deal that is over lies where the hand was: the first key that means something puts it aside. */
  readonly goOn: (() => void) | null
}) {
  const { root, playing, isOver, goOn } = props

  /** Up and down through the rows, and from the last one to the hand. */
  function along(step: 1 | -1): void {
    const here = rowOf(document.activeElement)
    if (here === null) {
      if (step < 0) focusRow(root, playing.fitting.at(-1) ?? 7)
      else focusEntry(root.current)
      return
    }
    const next = allRows[here + step]
    if (next !== undefined) focusRow(root, next)
    else if (step > 0) focusEntry(root.current)
  }

  function grant(wish: Wish): void {
    switch (wish.to) {
      case 'hand':
        return focusEntry(root.current)
      case 'along':
        return along(wish.step)
      case 'value':
        return playing.toggleValue(wish.value)
      case 'row':
        return playing.tapRow(wish.row)
      case 'lay':
        return playing.lay()
      case 'super':
        return playing.tapSuper()
      case 'put-down':
        return playing.putDown()
      case 'scores':
        return playing.show('scores')
      case 'list-keys':
        return playing.show('keys')
    }
  }

  useShortcuts(root, (key) => {
    const wish = readKey(key)
    if (!wish || (isOver && wish.to !== 'list-keys')) return false
    if (wish.to === 'lay' && !laysHere(playing)) return false
    goOn?.()
    if (goOn === null || wish.to !== 'lay') grant(wish)
    return true
  })
  return null
}

/** Enter on a button is that button's own; on a card that is chosen it lays, on another one it chooses. */
function laysHere({ move }: Playing): boolean {
  const here = document.activeElement
  if (here === null || here === document.body) return true
  return move !== null && here.matches('[role=option][aria-selected=true]')
}
