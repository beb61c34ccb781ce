import type { LocalWords } from './en/local.ts'
import { eagerWords } from './index.ts'

// These texts load at a table that runs in this browser, and without a network.
export const [localWords, localWordsIn] = eagerWords(
  import.meta.glob<LocalWords>('./*/local.ts', { eager: true, import: 'localWords' }),
)
