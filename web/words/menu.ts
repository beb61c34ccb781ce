import type { MenuWords } from './en/menu.ts'
import { eagerWords } from './index.ts'

// They load with the drawers of a table, so no first hand waits for them.
export const [menuWords, menuWordsIn] = eagerWords(
  import.meta.glob<MenuWords>('./*/menu.ts', { eager: true, import: 'menuWords' }),
)
