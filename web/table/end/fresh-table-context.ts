import { type ComponentType, createContext } from 'preact'

import type { ChosenOptions } from '../../parts/rules/option-sentences.ts'

export interface FreshTableProps {
  readonly game: string
  readonly options: ChosenOptions
  /** The label. Missing for the usual label. */
  readonly name?: string
  /** The look of the button: `main` or `soft`, or `line` for an item of a list. */
  readonly look: 'main' | 'soft' | 'line'
  readonly say: (text: string) => void
}

/**
 * The button that opens a new table. Only an embedded table (in an iframe) provides one; otherwise
 * null.
 */
export const FreshTableContext = createContext<ComponentType<FreshTableProps> | null>(null)
