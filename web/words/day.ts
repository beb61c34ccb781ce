import type { DayWords } from './en/day.ts'
import { eagerWords } from './index.ts'

// These texts load with the page of the day, its ticket and the end of its games. No other page
// uses them.
export const [dayWords, dayWordsIn] = eagerWords(
  import.meta.glob<DayWords>('./*/day.ts', { eager: true, import: 'dayWords' }),
)
