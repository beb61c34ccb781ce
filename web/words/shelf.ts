import type { ShelfWords } from './en/shelf.ts'
import { eagerWords } from './index.ts'

// These texts load with the landing page. No other page needs them.
export const [shelfWords, shelfWordsIn] = eagerWords(
  import.meta.glob<ShelfWords>('./*/shelf.ts', { eager: true, import: 'shelfWords' }),
)
