import type { TimeWords } from './en/time.ts'
import { eagerWords } from './index.ts'

// These texts load with later parts of the page, because the page can show the first hand of cards
// without them.
export const [timeWords, timeWordsIn] = eagerWords(
  import.meta.glob<TimeWords>('./*/time.ts', { eager: true, import: 'timeWords' }),
)
