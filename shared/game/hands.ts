import type { Seat, Viewer } from './game.ts'

/** Whether a viewer may see the hand of this seat during a game. */
export const seesHand = (viewer: Viewer, seat: Seat): boolean =>
  viewer === seat || viewer === 'open-hands'
