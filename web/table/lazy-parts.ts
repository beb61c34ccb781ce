import { lazily } from '../lazy.tsx'

// What nobody sees before they open it. All that is needed to play comes with the room.
export const Gathering = lazily(() =>
  import('./gathering/Gathering.tsx').then((part) => part.Gathering),
)
export const Ending = lazily(() => import('./end/Ending.tsx').then((part) => part.Ending))
export const RoomDrawers = lazily(() =>
  import('./drawers/RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
export const Replaying = lazily(() =>
  import('../replay/Replaying.tsx').then((part) => part.Replaying),
)
export const CatchingUp = lazily(() =>
  import('../replay/CatchingUp.tsx').then((part) => part.CatchingUp),
)
