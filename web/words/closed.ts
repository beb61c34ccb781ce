import type { ClosedWords } from './en/closed.ts'
import { eagerWords } from './index.ts'

// These texts load with the page that is shown after the connection was closed for good.
export const [closedWords, closedWordsIn] = eagerWords(
  import.meta.glob<ClosedWords>('./*/closed.ts', { eager: true, import: 'closedWords' }),
)
