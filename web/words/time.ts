import type { TimeWords } from './en/time.ts'
import { eagerWords } from './index.ts'

// No first hand needs them: they load with later parts of the page.
export const [timeWords, timeWordsIn] = eagerWords(
  import.meta.glob<TimeWords>('./*/time.ts', { eager: true, import: 'timeWords' }),
)
