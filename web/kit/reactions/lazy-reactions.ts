import { lazy } from '../lazy.tsx'

// Reactions are loaded after the board, which they must not delay.
export const ReactionFace = lazy(() =>
  import('./ReactionFace.tsx').then((part) => part.ReactionFace),
)
export const ReactionWord = lazy(() =>
  import('./ReactionWord.tsx').then((part) => part.ReactionWord),
)

export const preloadReactions = () => Promise.all([ReactionFace.preload(), ReactionWord.preload()])
