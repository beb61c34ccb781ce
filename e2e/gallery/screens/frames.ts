import type { TableName } from '../tables/all.ts'
import { at, type Screen } from './screen.ts'

const embedded = (name: string, table: TableName, shows = '.board'): Screen => ({
  name: `embedded, ${name}`,
  table,
  stranger: true,
  path: (code) => `/embed/${code}`,
  shows,
})

/** What stands inside other pages. */
export const frames: readonly Screen[] = [
  embedded('The Game', 'theGame'),
  embedded('Switch', 'switchOthers'),
  embedded('High & Low', 'highLow'),
  embedded('Nix', 'nix'),
  embedded('before the cards', 'gathering', '.before-deal'),
  embedded('over', 'theGameWon', '.end'),
  {
    name: 'embedded, to play',
    table: 'theGame',
    path: (code) => `/embed/${code}?mode=play`,
    shows: '.board',
  },
  {
    name: 'embedded, a fresh table',
    stranger: true,
    path: at('/embed?game=high-low'),
    shows: '.fresh',
  },
  { name: 'embedded, wrong code', stranger: true, path: at('/embed/BCDFGH'), shows: 'main' },
  {
    name: 'overlay',
    table: 'theGame',
    stranger: true,
    path: (code) => `/overlay/${code}`,
    shows: '.board',
  },
]
