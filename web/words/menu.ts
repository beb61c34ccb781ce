import type { MenuWords } from './en/menu.ts'
import { eagerWords } from './index.ts'

// These texts load with the drawers of a table, because the first hand of cards does not need them.
export const [menuWords, menuWordsIn] = eagerWords(
  import.meta.glob<MenuWords>('./*/menu.ts', { eager: true, import: 'menuWords' }),
)
