import type { EveningWords } from './en/evening.ts'
import { eagerWords } from './index.ts'

// Needed between games: they come with what is opened then, so that no first hand waits for them.
export const [eveningWords, eveningWordsIn] = eagerWords(
  import.meta.glob<EveningWords>('./*/evening.ts', { eager: true, import: 'eveningWords' }),
)
