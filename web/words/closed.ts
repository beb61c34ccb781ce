import type { ClosedWords } from './en/closed.ts'
import { eagerWords } from './index.ts'

// They load with the page that a closed connection shows.
export const [closedWords, closedWordsIn] = eagerWords(
  import.meta.glob<ClosedWords>('./*/closed.ts', { eager: true, import: 'closedWords' }),
)
