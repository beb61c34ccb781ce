import { lazy } from '../../kit/lazy.tsx'

// What nobody sees before they open it. All that is needed to play comes with the room.
/** Somebody would like to sit down in the middle of a game: not often. */
export const Door = lazy(() => import('../gathering/Door.tsx').then((part) => part.Door))
/** Where watchers may see what everybody holds. */
export const AskForHand = lazy(() =>
  import('../open-hands/AskForHand.tsx').then((part) => part.AskForHand),
)
export const HandSign = lazy(() =>
  import('../open-hands/HandSign.tsx').then((part) => part.HandSign),
)
export const WatchesHands = lazy(() =>
  import('../gathering/WatchesHands.tsx').then((part) => part.WatchesHands),
)
export const Gathering = lazy(() =>
  import('../gathering/Gathering.tsx').then((part) => part.Gathering),
)
export const Paused = lazy(() => import('./Paused.tsx').then((part) => part.Paused))
export const Visitor = lazy(() => import('../gathering/Visitor.tsx').then((part) => part.Visitor))
export const Ending = lazy(() => import('../end/GameOver.tsx').then((part) => part.GameOver))
export const RoomDrawers = lazy(() =>
  import('../drawers/RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
export const Swaps = lazy(() => import('./Swaps.tsx').then((part) => part.Swaps))
export const Replaying = lazy(() =>
  import('../../replay/Replaying.tsx').then((part) => part.Replaying),
)
export const Recalling = lazy(() =>
  import('../../replay/Recalling.tsx').then((part) => part.Recalling),
)
export const CatchingUp = lazy(() =>
  import('../../replay/CatchingUp.tsx').then((part) => part.CatchingUp),
)
// On a phone behind a button, and on a wide screen beside the board.
export const Talk = lazy(() => import('./Talk.tsx').then((part) => part.Talk))
export const TalkSlip = lazy(() => import('./TalkSlip.tsx').then((part) => part.TalkSlip))
