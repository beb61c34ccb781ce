import { lazy } from '../../kit/lazy.tsx'

/**
 * The room of a table. Loaded lazily in parallel with the words and the board, so that the page itself is small and
 * connects sooner.
 */
export const Room = lazy(() => import('./Room.tsx').then((part) => part.Room))
