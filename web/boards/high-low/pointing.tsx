import type { Point } from '../../kit/drag.ts'
import { spots, type Spot } from '../../../shared/games/high-low/rules/state.ts'

/** Where a card can be put down: on the pile, or on one of my columns. */
export type Target = 'pile' | Spot

export function targetAt({ x, y }: Point): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const found = element.closest<HTMLElement>('.hl-pile, .hl-my-table [data-column]')
    if (found) return spots.find((at) => String(at) === found.dataset.column) ?? 'pile'
  }
  return null
}
