import { lazy } from '../../kit/lazy.tsx'

/**
 * The table from inside, for whoever comes to one: the page is smaller without it for all others, and asks its table
 * sooner. It is fetched while words and board are, so that nobody waits for it.
 */
export const Room = lazy(() => import('./Room.tsx').then((part) => part.Room))
