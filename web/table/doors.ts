import { lazily } from '../lazy.tsx'

/**
 * The table from inside, for whoever comes to one: the page is smaller without it for all others, and asks its table
 * sooner. It is fetched while words and board are, so that nobody waits for it.
 */
export const Room = lazily(() => import('./room/Room.tsx').then((part) => part.Room))

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
