import type { ShelfWords } from './en/shelf.ts'
import { eagerWords } from './index.ts'

// They load with the landing page, which alone needs them.
export const [shelfWords, shelfWordsIn] = eagerWords(
  import.meta.glob<ShelfWords>('./*/shelf.ts', { eager: true, import: 'shelfWords' }),
)
