import type { EveningWords } from './en/evening.ts'
import { eagerWords } from './index.ts'

// Needed between games only: they load with the parts that are opened then, so no first hand waits for them.
export const [eveningWords, eveningWordsIn] = eagerWords(
  import.meta.glob<EveningWords>('./*/evening.ts', { eager: true, import: 'eveningWords' }),
)
