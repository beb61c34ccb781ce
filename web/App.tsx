import { useLayoutEffect } from 'preact/hooks'

import { findGame } from './boards/available-games.ts'
import { lazy } from './kit/lazy.tsx'
import { currentUrl, type Route, routeOf } from './client/router.ts'

// The code of a table's page loads with the document, so that a link to a table needs no second
// request. The code of every other page loads later.
const tablePage = () => import('./pages/TablePage.tsx')
const TablePage = lazy(() => tablePage().then((page) => page.TablePage))
const Landing = lazy(() => import('./pages/Landing.tsx').then((page) => page.Landing))
const OpenGamePage = lazy(() =>
  import('./pages/OpenGamePage.tsx').then((page) => page.OpenGamePage),
)
const Rules = lazy(() => import('./pages/Rules.tsx').then((page) => page.Rules))
const LearnPage = lazy(() => import('./pages/LearnPage.tsx').then((page) => page.LearnPage))
const Verify = lazy(() => import('./pages/Verify.tsx').then((page) => page.Verify))
const PublicTables = lazy(() =>
  import('./pages/PublicTables.tsx').then((page) => page.PublicTables),
)
const LatePage = lazy(() => import('./late-pages.tsx').then((page) => page.LatePage))
const Frame = lazy(() => import('./embed/Frame.tsx').then((page) => page.Frame))
const LocalTable = lazy(() =>
  import('./pages/lazy-pages.ts')
    .then((pages) => pages.loadLocalTablePage())
    .then((page) => page.LocalTablePage),
)
const NotFound = lazy(() => import('./pages/NotFound.tsx').then((page) => page.NotFound))

const pages = {
  landing: Landing,
  open: OpenGamePage,
  tables: PublicTables,
  day: LatePage,
  rules: Rules,
  learn: LearnPage,
  verify: Verify,
  local: LocalTable,
  frame: Frame,
  television: LatePage,
  'not-found': NotFound,
} as const

interface FirstPage {
  /** Resolves when the code of the page has loaded. The texts of the page may still be missing. */
  readonly ready: Promise<void>
  /** Resolves when everything that the viewer sees at first has loaded. */
  readonly complete: Promise<void>
}

/** Loads the code of the first page, in parallel with the texts. */
export function fetchFirstPage(): FirstPage {
  const route = routeOf(currentUrl.value.path)
  if (route.name === 'table') {
    const session = tablePage().then((page) => ({ complete: page.preloadTable(route.code) }))
    const complete = session.then((begun) => begun.complete)
    // Waits for the session of the table before the page renders. Otherwise the page would open a
    // second session, which would replace the first.
    return { ready: session.then(TablePage.preload), complete }
  }
  const ready = pages[route.name].preload()
  return { ready, complete: ready }
}

export function App() {
  const { path, search } = currentUrl.value
  // A page is empty until its code has loaded. Only a failed load shows the message again.
  useLayoutEffect(() => document.querySelector('.load-failed')?.setAttribute('hidden', ''), [path])
  return <Page route={routeOf(path)} search={search} />
}

function Page({ route, search }: { readonly route: Route; readonly search: string }) {
  switch (route.name) {
    case 'landing':
      return <Landing />
    case 'open':
      return <Asked key={`${route.game}/${route.rules}`} {...route} />
    case 'table':
      return <TablePage key={route.code} code={route.code} />
    case 'tables':
      return <PublicTables />
    case 'rules':
      return <Rules key={route.game} game={route.game} />
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />
    case 'local':
      return <LocalTable key={route.game} game={route.game} />
    case 'verify':
      return <Verify key={search} code={new URLSearchParams(search).get('code') ?? ''} />
    case 'frame':
      return <Frame />
    case 'day':
    case 'television':
      return <LatePage route={route} />
    case 'not-found':
      return <NotFound />
  }
}

/** Shows the page for opening a table of `game`. If the game is unknown, shows the landing page. */
function Asked({ game, rules }: Extract<Route, { name: 'open' }>) {
  const about = findGame(game)
  return about === undefined ? <Landing /> : <OpenGamePage about={about} rules={rules} />
}
