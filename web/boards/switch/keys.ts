import type { RefObject } from 'preact'

import { focusEntry } from '../../kit/hand/Hand.tsx'
import { useShortcuts } from '../../kit/shortcuts.ts'
import type { Playing } from './use-playing.ts'

type Root = RefObject<HTMLElement | null>
type Pile = 'draw' | 'discard'

/** Everything by keyboard. */
export function useKeys(root: Root, playing: Playing): void {
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
}

const pileInFocus = (): Pile | null => {
  const pile = document.activeElement?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return pile === 'draw' || pile === 'discard' ? pile : null
}

const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.focus()

const focusHeld = (root: Root, held: number): void =>
  root.current?.querySelector<HTMLElement>(`.held[data-card="${held}"]`)?.focus()

/** What a key asks of the board. */
type KeyWish =
  | { readonly to: 'card'; readonly place: number }
  | {
      readonly to: 'along' | 'play' | 'draw' | 'call' | 'piles' | 'hand' | 'put-down' | 'list-keys'
    }

/** Digits choose a card by its place in the hand. */
function readKey(key: string): KeyWish | null {
  if (/^[1-9]$/.test(key)) return { to: 'card', place: Number(key) - 1 }
  const to = wishes[key.toLowerCase()]
  return to === undefined ? null : { to }
}

const wishes: Readonly<Record<string, Exclude<KeyWish['to'], 'card'>>> = {
  arrowright: 'along',
  arrowleft: 'along',
  arrowup: 'piles',
  arrowdown: 'hand',
  enter: 'play',
  d: 'draw',
  s: 'call',
  escape: 'put-down',
  '?': 'list-keys',
}
