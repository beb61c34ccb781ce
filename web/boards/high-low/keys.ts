import type { RefObject } from 'preact'

import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import type { Scene } from './scene.ts'
import type { Playing } from './use-playing.ts'

/** Registers the keyboard shortcuts for players. */
export function useKeys(root: RefObject<HTMLElement | null>, scene: Scene, playing: Playing): void {
  const isPlaying = scene.view.seat !== null && scene.view.phase !== 'over'
  const mayAct = scene.isMine && !playing.isPending
  const all = (selector: string): readonly HTMLElement[] => [
    ...(root.current?.querySelectorAll<HTMLElement>(selector) ?? []),
  ]
  const held = () => all('.hand-card')
  const columns = () => all('.my-trio button')

  /**
   * Moves the focus along the viewer's cards on the table. If the focus is elsewhere, moves it to
   * the hand, which handles arrow keys itself.
   */
  function step(by: 1 | -1): void {
    const among = columns()
    const here = among.findIndex((column) => column === document.activeElement)
    if (here >= 0) among[(here + by + among.length) % among.length]?.focus()
    else (held().at(by > 0 ? 0 : -1) ?? among.at(by > 0 ? 0 : -1))?.focus()
  }

  /**
   * Selects a card of the hand by its position. If the hand is empty, selects a card on the table.
   */
  function pick(place: number): void {
    const card = (held().length > 0 ? held() : columns())[place]
    card?.focus()
    card?.click()
  }

  function runCommand(command: KeyCommand): void {
    switch (command.to) {
      case 'card':
        return pick(command.place)
      case 'neighbour':
        return step(command.step)
      case 'table':
        return columns()[0]?.focus()
      case 'hand':
        return focusEntry(root.current)
      case 'play':
        return playing.play()
      case 'take':
        return playing.take()
      case 'ready':
        return playing.signalReady()
      case 'deselect':
        return playing.clearSelection()
      case 'shortcuts':
        return playing.show('keys')
    }
  }

  useShortcuts(root, (key) => {
    const command = isPlaying ? readKey(key) : null
    if (!command) return false
    // If an element has the focus, Enter must press that element instead of playing the cards. If
    // nothing has the focus, only the list of shortcuts can be opened outside the viewer's turn.
    const isUnfocused = document.activeElement === document.body
    if (isUnfocused ? !mayAct && command.to !== 'shortcuts' : command.to === 'play') return false
    runCommand(command)
    return true
  })
}

/** What a key on the keyboard does. */
type KeyCommand =
  | { readonly to: 'card'; readonly place: number }
  | { readonly to: 'neighbour'; readonly step: 1 | -1 }
  | { readonly to: 'table' | 'hand' | 'play' | 'take' | 'ready' | 'deselect' | 'shortcuts' }

/**
 * Returns what a key does; null for nothing. A digit selects the card at that position in the hand.
 */
function readKey(key: string): KeyCommand | null {
  if (key >= '1' && key <= '9' && key.length === 1) return { to: 'card', place: Number(key) - 1 }
  return keyCommands[key.toLowerCase()] ?? null
}

const keyCommands: Readonly<Record<string, KeyCommand>> = {
  arrowleft: { to: 'neighbour', step: -1 },
  arrowright: { to: 'neighbour', step: 1 },
  arrowup: { to: 'table' },
  arrowdown: { to: 'hand' },
  enter: { to: 'play' },
  t: { to: 'take' },
  r: { to: 'ready' },
  escape: { to: 'deselect' },
  '?': { to: 'shortcuts' },
}
