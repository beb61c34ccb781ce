import { lazy } from '../kit/lazy.tsx'

// The main chunk loads only this file. If it loaded the page itself, it would have to list the page's files, and every
// other page would be 0.3 KB larger.
export const Television = lazy(() => import('./Television.tsx').then((page) => page.Television))
