import type { Route } from './client/router.ts'
import { lazy } from './kit/lazy.tsx'

const Television = lazy(() => import('./tv/Television.tsx').then((page) => page.Television))
const DayPage = lazy(() => import('./pages/DayPage.tsx').then((page) => page.DayPage))

interface LatePageProps {
  readonly route: Extract<Route, { name: 'television' | 'day' }>
}

/**
 * Pages with many files of their own. The main chunk loads only this module. Otherwise it would list their files, and every
 * other page would be 0.3 KB larger for each of them.
 */
export const LatePage = ({ route }: LatePageProps) =>
  route.name === 'day' ? <DayPage /> : <Television code={route.code} />
