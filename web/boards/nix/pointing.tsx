import type { RefObject } from 'preact'

import type { Point } from '../../kit/drag.ts'
import { allRows, type Row } from '../../../shared/games/nix/rules/rows.ts'

export type Root = RefObject<HTMLElement | null>

export function rowAt({ x, y }: Point): Row | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const row = rowOf(element)
    if (row !== null) return row
  }
  return null
}

export function rowOf(element: Element | null): Row | null {
  const found = element?.closest<HTMLElement>('[data-row]')?.dataset.row
  return allRows.find((row) => String(row) === found) ?? null
}

export const focusRow = (root: Root, row: Row): void =>
  root.current?.querySelector<HTMLElement>(`[data-row="${row}"]`)?.focus()
