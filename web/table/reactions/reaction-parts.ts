export { ReactionButtons } from './ReactionButtons.tsx'
export { ReactionNews } from './ReactionNews.tsx'
