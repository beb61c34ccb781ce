import type { RefObject } from 'preact'

import type { Point } from '../../kit/drag.ts'

export type Root = RefObject<HTMLElement | null>
export type Pile = 'draw' | 'discard'

export const isOverPile = ({ x, y }: Point): boolean =>
  document
    .elementsFromPoint(x, y)
    .some((element) => element.closest('[data-pile="discard"]') !== null)

export const pileInFocus = (): Pile | null => {
  const pile = document.activeElement?.closest<HTMLElement>('[data-pile]')?.dataset.pile
  return pile === 'draw' || pile === 'discard' ? pile : null
}

export const focusPile = (root: Root, pile: Pile): void =>
  root.current?.querySelector<HTMLElement>(`[data-pile="${pile}"]`)?.focus()

export const focusHeld = (root: Root, held: number): void =>
  root.current?.querySelector<HTMLElement>(`.held[data-card="${held}"]`)?.focus()
