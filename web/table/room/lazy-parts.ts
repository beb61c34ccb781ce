import { lazy } from '../../kit/lazy.tsx'
import { preloadReactions } from '../../kit/reactions/lazy-reactions.ts'

// These components load on demand, because the first paint of a board does not need them. Requests
// for a seat, for example, are rare during a game.
export const JoinRequests = lazy(() =>
  import('../gathering/JoinRequests.tsx').then((part) => part.JoinRequests),
)
/**
 * The components for open hands share one chunk. Only tables whose hands are open to spectators
 * load it.
 */
const openHands = () => import('../open-hands/open-hands-parts.ts')
export const OpenHandsRequest = lazy(() => openHands().then((part) => part.OpenHandsRequest))
export const OpenHandsStatus = lazy(() => openHands().then((part) => part.OpenHandsStatus))
export const OpenHandsDelay = lazy(() => openHands().then((part) => part.OpenHandsDelay))
export const BesideSwitch = lazy(() =>
  import('../../beside/BesideSwitch.tsx').then((part) => part.BesideSwitch),
)
export const Gathering = lazy(() =>
  import('../gathering/Gathering.tsx').then((part) => part.Gathering),
)
export const PauseOverlay = lazy(() =>
  import('./PauseOverlay.tsx').then((part) => part.PauseOverlay),
)
export const SpectatorPanel = lazy(() =>
  import('../gathering/SpectatorPanel.tsx').then((part) => part.SpectatorPanel),
)
export const GameOver = lazy(() => import('../end/GameOver.tsx').then((part) => part.GameOver))
export const RoomDrawers = lazy(() =>
  import('../drawers/RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
/** The message about the viewer's last action. `Notices` loads it in advance. */
export const Toast = lazy(() => import('./Toast.tsx').then((part) => part.Toast))
export const SwapRequests = lazy(() =>
  import('./SwapRequests.tsx').then((part) => part.SwapRequests),
)
export const FinishedGame = lazy(() =>
  import('../../replay/FinishedGame.tsx').then((part) => part.FinishedGame),
)
export const LogReplay = lazy(() =>
  import('../../replay/LogReplay.tsx').then((part) => part.LogReplay),
)
export const PlayedOnRibbon = lazy(() =>
  import('./PlayedOnRibbon.tsx').then((part) => part.PlayedOnRibbon),
)
export const CatchingUp = lazy(() =>
  import('../../replay/CatchingUp.tsx').then((part) => part.CatchingUp),
)
/**
 * The components of the tally share one chunk, which is needed only after the first game of a
 * table.
 */
const tally = () => import('../tally/Tally.tsx')
export const TallyStrip = lazy(() => tally().then((part) => part.TallyStrip))
export const TallySlip = lazy(() => tally().then((part) => part.TallySlip))
export const OpenTally = lazy(() => tally().then((part) => part.OpenTally))
const reactionParts = () =>
  Promise.all([import('../reactions/reaction-parts.ts'), preloadReactions()]).then(
    ([parts]) => parts,
  )
export const ReactionButtons = lazy(() => reactionParts().then((part) => part.ReactionButtons))
export const Announcements = lazy(() => reactionParts().then((part) => part.Announcements))
// `Chat` is the drawer that a button opens. `ChatPreview` shows the last messages next to the
// board, on wide screens only.
export const Chat = lazy(() => import('./Chat.tsx').then((part) => part.Chat))
export const ChatPreview = lazy(() => import('./ChatPreview.tsx').then((part) => part.ChatPreview))
