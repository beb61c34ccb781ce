import type { MenuWords } from './en/menu.ts'
import { eagerWords } from './index.ts'

// These texts load with the drawers of a table. The page can show the first hand of cards without
// them.
export const [menuWords, menuWordsIn] = eagerWords(
  import.meta.glob<MenuWords>('./*/menu.ts', { eager: true, import: 'menuWords' }),
)
