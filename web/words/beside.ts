import type { BesideWords } from './en/beside.ts'
import { eagerWords } from './index.ts'

// These texts load with the components for a phone beside a television. No other component needs
// them.
export const [besideWords] = eagerWords(
  import.meta.glob<BesideWords>('./*/beside.ts', { eager: true, import: 'besideWords' }),
)
