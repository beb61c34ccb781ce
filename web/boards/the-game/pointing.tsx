import type { RefObject } from 'preact'

import type { Point } from '../../kit/drag.ts'
import type { Playing } from './usePlaying.ts'
import { piles, type Pile } from '../../../shared/games/the-game/rules/state.ts'

export type Root = RefObject<HTMLElement | null>

/** A card chosen by keyboard: where it has several places to go, on to the piles. */
export function decide(root: Root, playing: Playing, card: number): void {
  const [target] = playing.targets
  if (playing.tapCard(card) === 'undecided' && target !== undefined) focusPile(root, target)
}

export function pileAt({ x, y }: Point): Pile | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const pile = pileOf(element)
    if (pile !== null) return pile
  }
  return null
}

export function pileOf(element: Element | null): Pile | null {
  const found = element?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return piles.find((pile) => String(pile) === found) ?? null
}

export const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"] .pile-top`)?.focus()
