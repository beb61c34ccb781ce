import { lazily } from '../lazy.tsx'

// Parts of a table that come in files of their own: not everybody sees them, and nobody sees them first.

export const Gathering = lazily(() => import('./Gathering.tsx').then((part) => part.Gathering))
export const RoomDrawers = lazily(() =>
  import('./RoomDrawers.tsx').then((part) => part.RoomDrawers),
)
export const Replaying = lazily(() =>
  import('../replay/Replaying.tsx').then((part) => part.Replaying),
)
