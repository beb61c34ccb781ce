import type { ReactionWords } from './en/reactions.ts'
import { eagerWords } from './index.ts'

// Loaded with the reactions, after the board.
export const [reactionWords] = eagerWords(
  import.meta.glob<ReactionWords>('./*/reactions.ts', { eager: true, import: 'reactionWords' }),
)
