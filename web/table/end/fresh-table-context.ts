import { type ComponentType, createContext } from 'preact'

import type { ChosenOptions } from '../../parts/rules/option-sentences.ts'

export interface FreshTableProps {
  readonly game: string
  readonly options: ChosenOptions
  /** Replaces the usual label. */
  readonly name?: string
  /** A button, or an item of a list. */
  readonly look: 'main' | 'soft' | 'line'
  readonly say: (text: string) => void
}

/** The button that opens a new table inside a frame; null outside of frames. */
export const FreshTableContext = createContext<ComponentType<FreshTableProps> | null>(null)
