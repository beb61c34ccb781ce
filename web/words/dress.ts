import type { DressWords } from './en/dress.ts'
import { eagerWords } from './index.ts'

// They load with the page of the menu that dresses the table.
export const [dressWords] = eagerWords(
  import.meta.glob<DressWords>('./*/dress.ts', { eager: true, import: 'dressWords' }),
)
