import type { ReactionWords } from './en/reactions.ts'
import { eagerWords } from './index.ts'

// These texts load with the reactions, which load after the board.
export const [reactionWords] = eagerWords(
  import.meta.glob<ReactionWords>('./*/reactions.ts', { eager: true, import: 'reactionWords' }),
)
