import { serveExample } from '../../../examples/embedding/serve.ts'
import type { TableName } from '../tables/all.ts'
import { at, type Screen, type Visit } from './screen.ts'

const embedded = (name: string, table: TableName, shows = '.board'): Screen => ({
  name: `embedded, ${name}`,
  table,
  stranger: true,
  path: (code) => `/embed/${code}`,
  shows,
})

/** Opens the embedding page in examples/, and scrolls to its first table. */
const placed = async ({ page, table: { code } }: Visit): Promise<void> => {
  const { origin: tischlein } = new URL(page.url())
  const example = await serveExample({ tischlein, code, port: 0 })
  page.context().once('close', () => example.stop())
  // Do not wait until the page is loaded, since a frame without a response delays that.
  await page.goto(example.origin, { waitUntil: 'domcontentloaded' })
  await page.locator('#watch tischlein-table').evaluate((one) => one.scrollIntoView())
}

/** Screens of tables that other sites embed. */
export const frames: readonly Screen[] = [
  {
    name: 'placed, its poster',
    table: 'theGame',
    stranger: true,
    path: at('/'),
    shows: '.landing',
    act: async (visit) => {
      // The poster stays visible as long as the frame has no response.
      await visit.page.route('**/embed/**', () => {})
      await placed(visit)
    },
    comes: '#watch tischlein-table .poster',
  },
  {
    name: 'placed, and opened',
    table: 'theGame',
    stranger: true,
    path: at('/'),
    shows: '.landing',
    act: async (visit) => {
      await placed(visit)
      await visit.page.frameLocator('#watch tischlein-table iframe').locator('.board').waitFor()
    },
  },
  embedded('The Game', 'theGame'),
  embedded('Switch', 'switchOthers'),
  embedded('High & Low', 'highLow'),
  embedded('Nix', 'nix'),
  embedded('before the cards', 'gathering', '.before-deal'),
  embedded('over', 'theGameWon', '.ending'),
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
