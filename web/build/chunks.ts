import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { languages, type Language } from '../../shared/language.ts'

interface Modules {
  getModuleInfo(id: string): { readonly importedIds: readonly string[] } | null
}
type Chunk = readonly [name: string, modules: Iterable<string>]

const web = join(import.meta.dirname, '..')
const shared = join(web, '../shared')
export const games = readdirSync(join(web, 'boards'), { withFileTypes: true })
  .filter((each) => each.isDirectory())
  .map(({ name }) => name)

/** Pages without a table: what they share with one must not bring the rest of it along. */
const otherPages = ['NotFound', 'Rules', 'Verify', 'PublicTables'].map((page) =>
  join(web, 'pages', `${page}.tsx`),
)
const landing = join(web, 'pages/Landing.tsx')

/**
 * Names the file that a module travels in; null leaves it to the bundler. What is needed at the same time is one file: a
 * phone on a slow line waits for each request. Left to the bundler, a first hand takes 135 KB of scripts in place of 72, and
 * comes after 3,860 ms in place of 1,530 (`npm run bench:page`, three turns with and without by turns, both cores busy).
 */
export function chunkNames(): (id: string, modules: Modules) => string | null {
  let plan: ReadonlyMap<string, string> | null = null
  return (id, modules) => {
    plan ??= planOf((...entries) => closure(entries, modules))
    return plan.get(id) ?? null
  }
}

/** The first chunk that wants a module has it, and none imports a chunk that comes after it. */
function planOf(closureOf: (...entries: readonly string[]) => ReadonlySet<string>) {
  const main = closureOf(join(web, 'main.tsx'))
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
    ['main', main],
    ['parts', parts],
    // The first page of most waits for no table, and for nothing that only the others have.
    ['visit', [...visit, ...table.filter((id) => elsewhere.has(id))]],
    // Somebody who opens a table chooses its rules, long before there is a board.
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
    ...games.flatMap((game) =>
      languages.map((language): Chunk => [`${game}-${language}`, [wordsFile(game, language)]]),
    ),
    // What words need that is in no language.
    ...games.map((game) => [game, closureOf(...allWordsFiles(game))] as const),
  ]
  const plan = new Map<string, string>()
  for (const [name, modules] of chunks)
    for (const id of modules) if (!plan.has(id)) plan.set(id, name)
  for (const id of chosen) if (plan.get(id) === '') plan.delete(id)
  return plan
}

/** They come with the page, so that the main file is not to wait for a sheet of its own. */
const stylesOf = (modules: Iterable<string>): readonly string[] =>
  [...modules].filter((id) => id.endsWith('.css'))

const optionsFile = (game: string): string => join(shared, 'games', game, 'options.ts')

export const boardFiles = (game: string): readonly string[] =>
  ['Board.tsx', 'moments.ts', 'news.ts'].map((file) => join(web, 'boards', game, file))

export const wordsFile = (game: string, language: Language): string =>
  join(shared, 'games', game, 'words', language, 'table.ts')

const allWordsFiles = (game: string): readonly string[] =>
  languages.map((language) => wordsFile(game, language))

/** All that these files import before they run. */
function closure(entries: readonly string[], modules: Modules): ReadonlySet<string> {
  const found = new Set(entries)
  // A set goes on to what is added while it is walked.
  for (const id of found)
    for (const next of modules.getModuleInfo(id)?.importedIds ?? []) found.add(next)
  return found
}
