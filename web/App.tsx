import { findGame } from './boards/available-games.ts'
import { lazy } from './kit/lazy.tsx'
import { currentUrl, type Route, routeOf } from './client/router.ts'

// Whoever follows a link to a table waits for nothing else: its file comes with the document, and no other page needs it.
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
const Frame = lazy(() => import('./embed/Frame.tsx').then((page) => page.Frame))
const NotFound = lazy(() => import('./pages/NotFound.tsx').then((page) => page.NotFound))

const pages = {
  landing: Landing,
  open: OpenGamePage,
  tables: PublicTables,
  rules: Rules,
  learn: LearnPage,
  verify: Verify,
  frame: Frame,
  'not-found': NotFound,
} as const

interface FirstPage {
  /** When it can be shown, as soon as there are words. */
  readonly isHere: Promise<void>
  /** When nothing more is on its way that somebody waits for. */
  readonly isWhole: Promise<void>
}

/** Fetches what the first page needs beside the words, at the same time as these. */
export function fetchFirstPage(): FirstPage {
  const route = routeOf(currentUrl.value.path)
  if (route.name === 'table') {
    const session = tablePage().then((page) => ({ isWhole: page.preloadTable(route.code) }))
    const isWhole = session.then((begun) => begun.isWhole)
    // Not shown before the session has begun: the page would begin another, and take the seat from the first.
    return { isHere: session.then(TablePage.preload), isWhole }
  }
  const isHere = pages[route.name].preload()
  return { isHere, isWhole: isHere }
}

export function App() {
  const { path, search } = currentUrl.value
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
      return <Rules game={route.game} />
    case 'learn':
      return <LearnPage key={route.game} game={route.game} />
    case 'verify':
      return <Verify key={search} code={new URLSearchParams(search).get('code') ?? ''} />
    case 'frame':
      return <Frame />
    case 'not-found':
      return <NotFound />
  }
}

/** An address of a game that is not here leads to those that are. */
function Asked({ game, rules }: Extract<Route, { name: 'open' }>) {
  const about = findGame(game)
  return about === undefined ? <Landing /> : <OpenGamePage about={about} rules={rules} />
}
