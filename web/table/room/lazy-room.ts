import { lazy } from '../../kit/lazy.tsx'

/**
 * The screen of a table. It loads in parallel with the words and the board. A page without this screen is smaller, and
 * connects to the table sooner.
 */
export const Room = lazy(() => import('./Room.tsx').then((part) => part.Room))
