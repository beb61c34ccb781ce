import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { oneFileAbouts } from '../../shared/games/one-file-abouts.ts'
import { languages, type Language } from '../../shared/language.ts'

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}
type Chunk = readonly [name: string, modules: Iterable<string>]

const web = join(import.meta.dirname, '..')
const shared = join(web, '../shared')
export const games = readdirSync(join(web, 'boards'), { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name !== 'one-file')
  .map(({ name }) => name)

/** Single-file games. They share one board. */
export const oneFileGames = oneFileAbouts.map(({ id }) => id)

/**
 * Pages that show no table. The chunks below keep them from loading parts of a table that they do
 * not need.
 */
const otherPages = ['NotFound', 'Rules', 'Verify', 'PublicTables'].map((page) =>
  join(web, 'pages', `${page}.tsx`),
)
const landing = join(web, 'pages/Landing.tsx')
const ofLids = ['cards/suit-shapes.ts', 'pieces/face-paths.ts'].map((file) =>
  join(web, 'kit', file),
)

/**
 * Small modules that many parts of a table share. They are in one chunk, because in files of their
 * own, most would be smaller than their file name in the preload lists.
 */
const small = [
  ...[
    'client/network.ts',
    'local/chosen-game.ts',
    'parts/my-name.ts',
    'parts/NameField.tsx',
    'parts/open-table-and-sit.ts',
    'parts/real-move.ts',
    'parts/watched-tables.ts',
    'table/end/fresh-table-context.ts',
    'table/gathering/free-seats.ts',
    'table/notifications/keep-awake.ts',
    'table/notifications/page-visibility.ts',
  ].map((file) => join(web, file)),
  ...languages.map((language) => join(shared, 'words', language, 'numbers.ts')),
]

/** Modules of the pages on which a game is chosen. They share a chunk, as the small modules do. */
const ofShelf = [
  'pages/game-shelf.css',
  'pages/GameShelf.tsx',
  'pages/landing.css',
  'pages/my-tables.css',
  'pages/MyTables.tsx',
  'pages/open-table.css',
  'pages/OpenTable.tsx',
  'pages/use-open-table.ts',
  'words/shelf.ts',
].map((file) => join(web, file))

/**
 * Modules that the end screens of games, lessons and the television share. They share a chunk, as
 * the small modules do.
 */
const ofEnds = [
  'boards/load-end.ts',
  'kit/pieces/crown.ts',
  'kit/sun.ts',
  'parts/end/LineUp.tsx',
  'parts/end/Sun.tsx',
  'parts/end/slip.ts',
  'parts/end/use-end.ts',
  'table/end/result.ts',
].map((file) => join(web, file))

/** The modules of the deals of the day, except those that draw the picture for sharing a result. */
const ofDay = [
  join(shared, 'deal/day.ts'),
  ...[
    'client/own-days.ts',
    'parts/day/DayChart.tsx',
    'parts/day/Leaf.tsx',
    'parts/day/Pegs.tsx',
    'parts/day/lino.ts',
    'parts/day/own-row.ts',
    'parts/day/result-text.ts',
    'words/day.ts',
  ].map((file) => join(web, file)),
]

/**
 * Returns the name of the chunk for each module; null leaves the choice to the bundler. Modules
 * that are needed together share a chunk, because every request costs a round trip on a slow
 * connection. With the bundler's own chunks, a page loads 135 KB of scripts instead of 72 before
 * the first hand of cards appears. The hand appears after 3,860 ms instead of 1,530
 * (`npm run bench:page`, three alternating runs, both cores busy).
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let plan: ReadonlyMap<string, string> | null = null
  return (id, modules) => {
    plan ??= planChunks((...entries) => transitiveImports(entries, modules))
    return plan.get(id) ?? null
  }
}

/**
 * Assigns each module to the first chunk in the list that needs it. A chunk therefore never imports
 * a later one.
 */
function planChunks(closureOf: (...entries: readonly string[]) => ReadonlySet<string>) {
  const main = closureOf(join(web, 'main.tsx'))
  const pageWords = closureOf(
    ...languages.map((language) => join(web, 'words', language, 'index.ts')),
  )
  const visit = closureOf(join(web, 'pages/TablePage.tsx'))
  const room = closureOf(join(web, 'table/room/Room.tsx'))
  const boards = games.map((game) => [game, closureOf(...boardFiles(game))] as const)
  const table = [...visit, ...room, ...boards.flatMap(([, board]) => [...board])]
  const atLanding = closureOf(landing)
  const elsewhere = closureOf(...otherPages)
  const parts = table.filter((id) => atLanding.has(id) && !main.has(id))
  const usedTwice = table.filter((id, place) => table.indexOf(id) < place)
  const chosen = closureOf(...games.map(optionsFile))
  const chunks: readonly Chunk[] = [
    ['first', [...closureOf(join(web, 'index.html')), ...stylesOf([...main, ...parts])]],
    // Modules that only the texts of the page share belong here too. In the chunk of a game, they
    // would make the landing page load that game.
    ['main', [...main, ...[...pageWords].filter((id) => !id.startsWith(join(web, 'words')))]],
    // The box lids of single-file games draw suits and faces. Their modules are in this chunk, so
    // that a page with lids loads neither the board of Switch nor a table.
    ['parts', [...parts, ...ofLids]],
    // The page of a table, and the modules that tables share with other pages. The other pages load
    // only this chunk, not the rest of a table.
    ['visit', [...visit, ...table.filter((id) => elsewhere.has(id))]],
    // A chunk per game with its rule options, because the form that opens a table needs them long
    // before the board.
    ...games.map((game) => {
      const board = closureOf(...boardFiles(game))
      return [
        `${game}-rules`,
        [...closureOf(optionsFile(game))].filter((id) => board.has(id)),
      ] as const
    }),
    ['', chosen],
    ['table', [...room, ...usedTwice]],
    ...boards,
    // The pictures of jacks, queens and kings have their own chunk, which a table loads after the
    // first paint. The box lids of single-file games show these pictures too, and the suits.
    ['court', courts],
    ['suits', ofOneFile(closureOf(oneFileLid))],
    ['one-file', ofOneFile(closureOf(...oneFileParts))],
    ...games.flatMap((game) =>
      languages.map((language): Chunk => [`${game}-${language}`, [wordsFile(game, language)]]),
    ),
    // For each game, the code that its texts in all languages import, such as helpers for plurals.
    ...games.map((game) => [game, closureOf(...allWordsFiles(game))] as const),
    // The page with the deals of the day, the link to it on the landing page, and the end screen of
    // these deals.
    ['day', ofDay],
    ['small', small],
    ['ends', ofEnds],
    ['shelf', ofShelf],
  ]
  const plan = new Map<string, string>()
  for (const [name, modules] of chunks)
    for (const id of modules) if (!plan.has(id)) plan.set(id, name)
  for (const id of chosen) if (plan.get(id) === '') plan.delete(id)
  return plan
}

/**
 * Returns the style sheets among `modules`. The plan puts them into the first chunk, because the
 * main chunk would have to wait for a style sheet of a later chunk.
 */
const stylesOf = (modules: Iterable<string>): readonly string[] =>
  [...modules].filter((id) => id.endsWith('.css'))

const optionsFile = (game: string): string => join(shared, 'games', game, 'options.ts')

export const boardFiles = (game: string): readonly string[] =>
  ['Board.tsx', 'cues.ts', 'news.ts'].map((file) => join(web, 'boards', game, file))

export const wordsFile = (game: string, language: Language): string =>
  join(shared, 'games', game, 'words', language, 'table.ts')

const allWordsFiles = (game: string): readonly string[] =>
  languages.map((language) => wordsFile(game, language))

const oneFileParts = [
  join(web, 'boards/one-file-games.ts'),
  ...['create-board.tsx', 'cues-of.ts', 'news-of.ts'].map((file) =>
    join(web, 'boards/one-file', file),
  ),
  ...['words.ts', 'index.ts'].map((file) => join(shared, 'define-game', file)),
]

export const oneFileBoard = (game: string): readonly string[] => [
  join(web, 'boards/one-file-games.ts'),
  join(shared, 'games', `${game}.ts`),
]

const courts = ['Court.tsx', 'court-figures.ts'].map((file) =>
  join(web, 'boards/one-file/cards', file),
)

const oneFileLid = join(web, 'boards/one-file/OneFileLid.tsx')

/** Returns the modules among `modules` that only single-file games use. */
const ofOneFile = (modules: ReadonlySet<string>): readonly string[] =>
  [...modules].filter(
    (id) =>
      id !== oneFileLid &&
      [join(web, 'boards/one-file'), join(shared, 'define-game')].some((path) =>
        id.startsWith(path),
      ),
  )

/**
 * Returns `entries` and all modules that they import statically, directly or through other modules.
 */
function transitiveImports(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  // A `for…of` over a set also visits elements that are added during the loop.
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
