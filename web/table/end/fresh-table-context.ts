import { type ComponentType, createContext } from 'preact'

import type { ChosenOptions } from '../../parts/rules/option-sentences.ts'

export interface FreshTableProps {
  readonly game: string
  readonly options: ChosenOptions
  /** In place of the usual words. */
  readonly name?: string
  /** A button, or a line in a list. */
  readonly look: 'main' | 'soft' | 'line'
  readonly say: (text: string) => void
}

/** What opens a fresh table in place of one that is over; null where the whole page is a table's. */
export const FreshTableContext = createContext<ComponentType<FreshTableProps> | null>(null)
