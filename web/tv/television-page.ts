import { lazy } from '../kit/lazy.tsx'

// The main chunk loads only this file. Otherwise it would list the files of the television, and
// every other page would be 0.3 KB larger.
export const Television = lazy(() => import('./Television.tsx').then((page) => page.Television))
