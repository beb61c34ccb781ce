import type { Route } from './client/router.ts'
import { lazy } from './kit/lazy.tsx'

const Television = lazy(() => import('./tv/Television.tsx').then((page) => page.Television))
const DayPage = lazy(() => import('./pages/DayPage.tsx').then((page) => page.DayPage))

interface LatePageProps {
  readonly route: Extract<Route, { name: 'television' | 'day' }>
}

/**
 * Shows one of the pages that have many files of their own. This module loads lazily, and then
 * loads the page. If the main chunk loaded these pages, it would also list their files, which takes
 * 0.3 KB for each page.
 */
export const LatePage = ({ route }: LatePageProps) =>
  route.name === 'day' ? <DayPage /> : <Television code={route.code} />
