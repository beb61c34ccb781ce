import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { focusRow, letterOf, rowOf, type Root } from './Rows.tsx'
import { allRows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Card } from '../../../shared/games/nix/rules/state.ts'
import type { Playing } from './use-playing.ts'

/** Everything by keyboard. */
export function useKeys(props: {
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
}

/** Enter on a button is that button's own; on a card that is chosen it lays, on another one it chooses. */
function laysHere({ move }: Playing): boolean {
  const here = document.activeElement
  if (here === null || here === document.body) return true
  return move !== null && here.matches('[role=option][aria-selected=true]')
}

/** What a key asks of the board. */
type Wish =
  | { readonly to: 'along'; readonly step: 1 | -1 }
  | { readonly to: 'value'; readonly value: Card }
  | { readonly to: 'row'; readonly row: Row }
  | { readonly to: 'hand' | 'lay' | 'super' | 'scores' | 'put-down' | 'list-keys' }

/** Digits are the values of cards, 0 a joker. */
function readKey(key: string): Wish | null {
  if (/^[0-7]$/.test(key)) return { to: 'value', value: Number(key) }
  const row = allRows.find((one) => letterOf(one) === key.toUpperCase())
  return row === undefined ? (wishes[key.toLowerCase()] ?? null) : { to: 'row', row }
}

const wishes: Readonly<Record<string, Wish>> = {
  arrowleft: { to: 'hand' },
  arrowright: { to: 'hand' },
  arrowup: { to: 'along', step: -1 },
  arrowdown: { to: 'along', step: 1 },
  enter: { to: 'lay' },
  s: { to: 'super' },
  p: { to: 'scores' },
  escape: { to: 'put-down' },
  '?': { to: 'list-keys' },
}
