import { lazy } from '../../kit/lazy.tsx'

/**
 * The screen of a table. It loads in parallel with the texts and the board. The page connects to
 * the table sooner, because its own chunk does not contain this screen.
 */
export const Room = lazy(() => import('./Room.tsx').then((part) => part.Room))
