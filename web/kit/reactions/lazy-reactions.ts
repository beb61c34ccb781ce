import { lazy } from '../lazy.tsx'

// Reactions load after the board, so that they do not delay it.
export const ReactionFace = lazy(() =>
  import('./ReactionFace.tsx').then((part) => part.ReactionFace),
)
export const ReactionWord = lazy(() =>
  import('./ReactionWord.tsx').then((part) => part.ReactionWord),
)

export const preloadReactions = () => Promise.all([ReactionFace.preload(), ReactionWord.preload()])
