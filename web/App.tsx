import { lazily } from './lazy.tsx'
import { beginVisit, TablePage } from './pages/TablePage.tsx'
import { place, type Route, routeOf } from './router.ts'

// Whoever follows a link to a table waits for nothing else.
const Landing = lazily(() => import('./pages/Landing.tsx').then((page) => page.Landing))
const Rules = lazily(() => import('./pages/Rules.tsx').then((page) => page.Rules))
const Verify = lazily(() => import('./pages/Verify.tsx').then((page) => page.Verify))
const PublicTables = lazily(() =>
  import('./lobby/PublicTables.tsx').then((page) => page.PublicTables),
)
const Frame = lazily(() => import('./embed/Frame.tsx').then((page) => page.Frame))
const NotFound = lazily(() => import('./pages/NotFound.tsx').then((page) => page.NotFound))

const pages = {
  landing: Landing,
  open: Landing,
  tables: PublicTables,
  rules: Rules,
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
  const route = routeOf(place.value.path)
  if (route.name === 'table') return { isHere: Promise.resolve(), isWhole: beginVisit(route.code) }
  const isHere = pages[route.name].fetch()
  return { isHere, isWhole: isHere }
}

export function App() {
  const { path, search } = place.value
  return <Page route={routeOf(path)} search={search} />
}

function Page({ route, search }: { readonly route: Route; readonly search: string }) {
  switch (route.name) {
    case 'landing':
      return <Landing wanted={null} />
    case 'open':
      return <Landing key={`${route.game}/${route.rules}`} wanted={route} />
    case 'table':
      return <TablePage key={route.code} code={route.code} />
    case 'tables':
      return <PublicTables />
    case 'rules':
      return <Rules game={route.game} />
    case 'verify':
      return <Verify key={search} code={new URLSearchParams(search).get('code') ?? ''} />
    case 'frame':
      return <Frame />
    case 'not-found':
      return <NotFound />
  }
}
