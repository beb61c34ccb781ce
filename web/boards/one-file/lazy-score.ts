import { lazy } from '../../kit/lazy.tsx'

// The score sheet loads after the board, because it is shown only after the first deal.
export const DealEnd = lazy(() => import('./ScorePad.tsx').then((part) => part.DealEnd))
export const ScorePad = lazy(() => import('./ScorePad.tsx').then((part) => part.ScorePad))
