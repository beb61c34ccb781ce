import type { TallyWords } from './en/tally.ts'
import { eagerWords } from './index.ts'

// These texts load with the tally, which appears after the first game of a table.
export const [tallyWords] = eagerWords(
  import.meta.glob<TallyWords>('./*/tally.ts', { eager: true, import: 'tallyWords' }),
)
