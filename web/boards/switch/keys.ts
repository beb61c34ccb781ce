import type { RefObject } from 'preact'

import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import type { Playing } from './use-playing.ts'

type Root = RefObject<HTMLElement | null>
type Pile = 'draw' | 'discard'

export function useKeys(root: Root, playing: Playing): void {
  /**
   * While the naming dialog is open, names the suit or rank at this position. Otherwise selects the
   * card at this position.
   */
  function pick(place: number): void {
    const named = playing.nameable[place]
    if (named) return playing.name(named)
    const held = playing.hand[place]
    if (held === undefined) return
    playing.tapCard(held, 'key')
    focusHeld(root, held)
  }

  function runCommand(command: KeyCommand): void {
    switch (command.to) {
      case 'card':
        return pick(command.place)
      case 'next':
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
      case 'deselect':
        playing.choose([])
        return focusEntry(root.current)
      case 'shortcuts':
        return playing.show('keys')
    }
  }

  useShortcuts(root, (key) => {
    const command = readKey(key)
    // If an element has the focus, Enter must press that element instead of playing the cards.
    if (!command || (command.to === 'play' && document.activeElement !== document.body))
      return false
    runCommand(command)
    return true
  })
}

const pileInFocus = (): Pile | null => {
  const pile = document.activeElement?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return pile === 'draw' || pile === 'discard' ? pile : null
}

const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.focus()

const focusHeld = (root: Root, held: number): void =>
  root.current?.querySelector<HTMLElement>(`.hand-card[data-card="${held}"]`)?.focus()

/** What a key on the keyboard does. */
type KeyCommand =
  | { readonly to: 'card'; readonly place: number }
  | {
      readonly to: 'next' | 'play' | 'draw' | 'call' | 'piles' | 'hand' | 'deselect' | 'shortcuts'
    }

/**
 * Returns what a key does; null for nothing. A digit selects the card at that position of the hand.
 */
function readKey(key: string): KeyCommand | null {
  if (/^[1-9]$/.test(key)) return { to: 'card', place: Number(key) - 1 }
  const to = keyCommands[key.toLowerCase()]
  return to === undefined ? null : { to }
}

const keyCommands: Readonly<Record<string, Exclude<KeyCommand['to'], 'card'>>> = {
  arrowright: 'next',
  arrowleft: 'next',
  arrowup: 'piles',
  arrowdown: 'hand',
  enter: 'play',
  d: 'draw',
  s: 'call',
  escape: 'deselect',
  '?': 'shortcuts',
}
