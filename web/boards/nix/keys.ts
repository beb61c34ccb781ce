import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import { focusRow, letterOf, rowOf, type Root } from './Rows.tsx'
import { allRows, type Row } from '../../../shared/games/nix/rules/rows.ts'
import type { Card } from '../../../shared/games/nix/rules/state.ts'
import type { Playing } from './use-playing.ts'

export function useKeys(props: {
  readonly root: Root
  readonly playing: Playing
  readonly isOver: boolean
  /**
   * Closes the screen after a deal, which covers the hand. Any shortcut calls this function first.
   * Null if that screen is not shown.
   */
  readonly goOn: (() => void) | null
}) {
  const { root, playing, isOver, goOn } = props

  /** Moves the focus between the rows and the hand, which is below the last row. */
  function moveFocus(step: 1 | -1): void {
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

  function runCommand(command: KeyCommand): void {
    switch (command.to) {
      case 'hand':
        return focusEntry(root.current)
      case 'moveFocus':
        return moveFocus(command.step)
      case 'value':
        return playing.toggleValue(command.value)
      case 'row':
        return playing.tapRow(command.row)
      case 'play':
        return playing.play()
      case 'super':
        return playing.tapSuper()
      case 'deselect':
        return playing.clearSelection()
      case 'scores':
        return playing.show('scores')
      case 'shortcuts':
        return playing.show('keys')
    }
  }

  useShortcuts(root, (key) => {
    const command = readKey(key)
    if (!command || (isOver && command.to !== 'shortcuts')) return false
    if (command.to === 'play' && !isPlayKey(playing)) return false
    goOn?.()
    if (goOn === null || command.to !== 'play') runCommand(command)
    return true
  })
}

/**
 * Returns whether Enter plays the selected cards. It does if nothing has the focus, or if a
 * selected card has it. Otherwise Enter presses the focused button, or selects the focused card.
 */
function isPlayKey({ move }: Playing): boolean {
  const here = document.activeElement
  if (here === null || here === document.body) return true
  return move !== null && here.matches('[role=option][aria-selected=true]')
}

/** What a key on the keyboard does. */
type KeyCommand =
  | { readonly to: 'moveFocus'; readonly step: 1 | -1 }
  | { readonly to: 'value'; readonly value: Card }
  | { readonly to: 'row'; readonly row: Row }
  | { readonly to: 'hand' | 'play' | 'super' | 'scores' | 'deselect' | 'shortcuts' }

/**
 * Returns what a key does; null for nothing. A digit selects a card by its value, and 0 selects a
 * joker.
 */
function readKey(key: string): KeyCommand | null {
  if (/^[0-7]$/.test(key)) return { to: 'value', value: Number(key) }
  const row = allRows.find((one) => letterOf(one) === key.toUpperCase())
  return row === undefined ? (keyCommands[key.toLowerCase()] ?? null) : { to: 'row', row }
}

const keyCommands: Readonly<Record<string, KeyCommand>> = {
  arrowleft: { to: 'hand' },
  arrowright: { to: 'hand' },
  arrowup: { to: 'moveFocus', step: -1 },
  arrowdown: { to: 'moveFocus', step: 1 },
  enter: { to: 'play' },
  s: { to: 'super' },
  p: { to: 'scores' },
  escape: { to: 'deselect' },
  '?': { to: 'shortcuts' },
}
