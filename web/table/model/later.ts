import { lazyPage } from '../../words/lazy-page.ts'

// Parts of a table that come in files of their own: not everybody sees them, and nobody sees them first.

export const Gathering = lazyPage(() =>
  import('../gathering/Gathering.tsx').then((part) => part.Gathering),
)
export const Ending = lazyPage(() => import('../Ending.tsx').then((part) => part.Ending))
export const Paused = lazyPage(() => import('../Paused.tsx').then((part) => part.Paused))
export const Door = lazyPage(() => import('../Door.tsx').then((part) => part.Door))
export const Talk = lazyPage(() => import('../Talk.tsx').then((part) => part.Talk))
export const WaitingFor = lazyPage(() =>
  import('../WaitingFor.tsx').then((part) => part.WaitingFor),
)
export const RoomDrawers = lazyPage(() =>
  import('../RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
export const Replaying = lazyPage(() =>
  import('../../replay/Replaying.tsx').then((part) => part.Replaying),
)
export const CatchingUp = lazyPage(() =>
  import('../../replay/CatchingUp.tsx').then((part) => part.CatchingUp),
)
