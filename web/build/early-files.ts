import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

import { languages, type Language } from '../../shared/language.ts'
import { boardFiles, games, oneFileBoard, oneFileGames, wordsFile } from './chunks.ts'
import { bundleStandalone } from './stand-alone.ts'

const page = join(import.meta.dirname, '../index.html')
const main = join(import.meta.dirname, '../main.tsx')
const script = join(import.meta.dirname, '../early/script.ts')

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Writes early-files.json. For each language, it lists the files that index.html does not load
 * itself: those of the table's page, and those of the board of each game. The worker adds preload
 * links for them to the page (worker/http/pages.ts), so loading starts before any script runs. The
 * JSON also contains the early script (web/early/script.ts) and its CSP hash.
 */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  // Runs after Vite's own plugins, which decide in which chunk a style sheet is.
  enforce: 'post',
  async generateBundle(_, bundle) {
    const lists = languages.map((language) => [language, filesOf(bundle, language)] as const)
    const source = JSON.stringify({ script: await earlyScript(), ...Object.fromEntries(lists) })
    this.emitFile({ type: 'asset', fileName: 'early-files.json', source })
  },
  /**
   * Preloads the main chunk. Gives the first chunk a high priority, because browsers load async
   * scripts with a low priority.
   */
  transformIndexHtml: {
    order: 'post',
    handler: (html, { bundle = {} }) => ({
      html: html.replace('<script async', '<script async fetchpriority="high"'),
      tags: [...filesWith(bundle, [main])]
        .filter((file) => file.endsWith('.js') && !filesWith(bundle, [page]).has(file))
        .map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', crossorigin: true, href: `/${file}` },
          injectTo: 'head' as const,
        })),
    }),
  },
})

async function earlyScript() {
  const code = (await bundleStandalone(script, { minify: true, format: 'iife' })).trim()
  // In an inline script, `</script` would end the script too early, and after `<!--` the browser
  // could miss its end.
  if (/<\/script|<!--/i.test(code)) throw new Error('the early script cannot stand in a page')
  return { code, hash: `sha256-${createHash('sha256').update(code).digest('base64')}` }
}

function filesOf(bundle: Bundle, language: Language) {
  const wanted = [
    join(import.meta.dirname, `../words/${language}/index.ts`),
    join(import.meta.dirname, '../pages/TablePage.tsx'),
    join(import.meta.dirname, '../table/room/Room.tsx'),
  ]
  const named = filesWith(bundle, [page, main])
  const table = filesWith(bundle, wanted)
  const boards = [
    ...games.map((game) => [game, [...boardFiles(game), wordsFile(game, language)]] as const),
    ...oneFileGames.map((game) => [game, oneFileBoard(game)] as const),
  ].map(([game, modules]) => {
    const board = filesWith(bundle, modules)
    return [game, addresses(board.difference(named).difference(table))] as const
  })
  return { table: addresses(table.difference(named)), boards: Object.fromEntries(boards) }
}

const addresses = (files: ReadonlySet<string>): readonly string[] =>
  [...files].map((file) => `/${file}`)

/**
 * Returns the files that contain `modules`, and all files and style sheets that these files import
 * statically.
 */
function filesWith(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const found = new Set(
    modules.map((id) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
      if (chunk === undefined) throw new Error(`no file holds ${id}`)
      return chunk.fileName
    }),
  )
  // A `for…of` over a set also visits elements that are added during the loop.
  for (const name of found) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      found.add(next)
  }
  return found
}
