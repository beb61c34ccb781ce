import type { Seat, Viewer } from './game.ts'

/** Whether a viewer may see what this seat holds, in the middle of a game. */
export const seesHand = (viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || viewer === 'open-hands'
