import type { TimeWords } from './en/time.ts'
import { eagerWords } from './index.ts'

// These texts load with later parts of the page, because the first hand of cards does not need
// them.
export const [timeWords, timeWordsIn] = eagerWords(
  import.meta.glob<TimeWords>('./*/time.ts', { eager: true, import: 'timeWords' }),
)
