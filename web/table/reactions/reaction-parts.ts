export { ReactionButtons } from './ReactionButtons.tsx'
export { Announcements } from './Announcements.tsx'
