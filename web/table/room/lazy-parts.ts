import { lazily } from '../../kit/lazy.tsx'

// What nobody sees before they open it. All that is needed to play comes with the room.
/** Somebody would like to sit down in the middle of a game: not often. */
export const Door = lazily(() => import('../gathering/Door.tsx').then((part) => part.Door))
/** Where watchers may see what everybody holds. */
export const AskForHand = lazily(() =>
  import('../open-hands/AskForHand.tsx').then((part) => part.AskForHand),
)
export const HandSign = lazily(() =>
  import('../open-hands/HandSign.tsx').then((part) => part.HandSign),
)
export const WatchesHands = lazily(() =>
  import('../gathering/WatchesHands.tsx').then((part) => part.WatchesHands),
)
export const Gathering = lazily(() =>
  import('../gathering/Gathering.tsx').then((part) => part.Gathering),
)
export const Paused = lazily(() => import('./Paused.tsx').then((part) => part.Paused))
export const Visitor = lazily(() => import('../gathering/Visitor.tsx').then((part) => part.Visitor))
export const Ending = lazily(() => import('../end/Ending.tsx').then((part) => part.Ending))
export const RoomDrawers = lazily(() =>
  import('../drawers/RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
export const Swaps = lazily(() => import('./Swaps.tsx').then((part) => part.Swaps))
export const Replaying = lazily(() =>
  import('../../replay/Replaying.tsx').then((part) => part.Replaying),
)
export const Recalling = lazily(() =>
  import('../../replay/Recalling.tsx').then((part) => part.Recalling),
)
export const CatchingUp = lazily(() =>
  import('../../replay/CatchingUp.tsx').then((part) => part.CatchingUp),
)
// On a phone behind a button, and on a wide screen beside the board.
export const Talk = lazily(() => import('./Talk.tsx').then((part) => part.Talk))
export const TalkSlip = lazily(() => import('./TalkSlip.tsx').then((part) => part.TalkSlip))
