import type { RulebookWords } from './en/rulebook.ts'
import { eagerWords } from './index.ts'

// These texts load with the rules of a game.
export const [rulebookWords, rulebookWordsIn] = eagerWords(
  import.meta.glob<RulebookWords>('./*/rulebook.ts', { eager: true, import: 'rulebookWords' }),
)
