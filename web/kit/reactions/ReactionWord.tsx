import './reaction-word.css'

import type { Reaction } from '../../../shared/game/reaction.ts'
import { reactionWords } from '../../words/reactions.ts'

/**
 * The word of a reaction, below the name plate of the player. The live region announces the word to
 * screen readers.
 */
export const ReactionWord = ({ reaction }: { readonly reaction: Reaction }) => (
  <span class="reaction-word" aria-hidden="true">
    {reactionWords.value.seen[reaction]}
  </span>
)
