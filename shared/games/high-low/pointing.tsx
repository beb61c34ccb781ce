import type { Point } from '../../../web/cards/drag.ts'
import { spots, type Spot } from './state.ts'

/** Where a card can be put down: on the pile, or on one of my columns. */
export type Target = 'pile' | Spot

export function targetAt({ x, y }: Point): Target | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const target = targetOf(element)
    if (target !== null) return target
  }
  return null
}

function targetOf(element: Element): Target | null {
  if (element.closest('.hl-pile')) return 'pile'
  const column = element.closest<HTMLElement>('.hl-my-table [data-column]')?.dataset.column
  return spots.find((spot) => String(spot) === column) ?? null
}
