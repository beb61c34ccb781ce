import './reaction-word.css'

import type { Reaction } from '../../../shared/game/reaction.ts'
import { reactionWords } from '../../words/reactions.ts'

/**
 * Shows the word of a reaction below the player's name plate. It is hidden from screen readers,
 * because the live region announces it.
 */
export const ReactionWord = ({ reaction }: { readonly reaction: Reaction }) => (
  <span class="reaction-word" aria-hidden="true">
    {reactionWords.value.seen[reaction]}
  </span>
)
