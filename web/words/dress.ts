import type { DressWords } from './en/dress.ts'
import { eagerWords } from './index.ts'

// These texts load with the menu page for the table's appearance.
export const [dressWords] = eagerWords(
  import.meta.glob<DressWords>('./*/dress.ts', { eager: true, import: 'dressWords' }),
)
