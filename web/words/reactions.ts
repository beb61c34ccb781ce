import type { ReactionWords } from './en/reactions.ts'
import { eagerWords } from './index.ts'

// These words load with the reactions, after the board.
export const [reactionWords] = eagerWords(
  import.meta.glob<ReactionWords>('./*/reactions.ts', { eager: true, import: 'reactionWords' }),
)
