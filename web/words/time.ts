import type { TimeWords } from './en/time.ts'
import { eagerWords } from './index.ts'

// These words load with later parts of the page, because the first hand does not need them.
export const [timeWords, timeWordsIn] = eagerWords(
  import.meta.glob<TimeWords>('./*/time.ts', { eager: true, import: 'timeWords' }),
)
