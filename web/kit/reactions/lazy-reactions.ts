import { lazy } from '../lazy.tsx'

// Reactions load after the board, so that they do not delay it.
const load = () => import('./Reaction.tsx')
export const ReactionFace = lazy(() => load().then((part) => part.ReactionFace))
export const ReactionWord = lazy(() => load().then((part) => part.ReactionWord))

export const preloadReactions = () => Promise.all([ReactionFace.preload(), ReactionWord.preload()])
