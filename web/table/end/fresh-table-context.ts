import { type ComponentType, createContext } from 'preact'

import type { ChosenOptions } from '../../parts/rules/option-sentences.ts'

export interface FreshTableProps {
  readonly game: string
  readonly options: ChosenOptions
  /** The label, in place of the usual one. */
  readonly name?: string
  /** How the button looks: `main` or `soft`, or `line` for an item of a list. */
  readonly look: 'main' | 'soft' | 'line'
  readonly say: (text: string) => void
}

/** The button that opens a new table inside a frame; null outside of frames. */
export const FreshTableContext = createContext<ComponentType<FreshTableProps> | null>(null)
