import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Plugin, Rolldown } from 'vite'

import { languages, type Language } from '../../shared/language.ts'
import { boardFiles, games, wordsFile } from './chunks.ts'
import { standAlone } from './stand-alone.ts'

const page = join(import.meta.dirname, '../index.html')
const main = join(import.meta.dirname, '../main.tsx')
const script = join(import.meta.dirname, '../early/script.ts')

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Lists what every table waits for and the page itself does not name, by language, and what a table of each game waits for
 * beside it. The worker asks for it in the page of a table (worker/http/pages.ts), before any script could,
 * and writes the one script into it that is no file, with the hash by which the page's policy lets it run.
 */
export const earlyFiles = (): Plugin => ({
  name: 'early-files',
  apply: 'build',
  // Not before Vite knows which styles belong to which chunk.
  enforce: 'post',
  async generateBundle(_, bundle) {
    const lists = languages.map((language) => [language, filesOf(bundle, language)] as const)
    const source = JSON.stringify({ script: await earlyScript(), ...Object.fromEntries(lists) })
    this.emitFile({ type: 'asset', fileName: 'early-files.json', source })
  },
  /** Every page waits for the main file, and for the first before all: a browser lets what is async go last. */
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
  const code = (await standAlone(script, { minify: true, format: 'iife' })).trim()
  // A page would end it there, or read on as if nothing had ended.
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
  const boards = games.map((game) => {
    const board = filesWith(bundle, [...boardFiles(game), wordsFile(game, language)])
    return [game, addresses(board.difference(named).difference(table))] as const
  })
  return { table: addresses(table.difference(named)), boards: Object.fromEntries(boards) }
}

const addresses = (files: ReadonlySet<string>): readonly string[] =>
  [...files].map((file) => `/${file}`)

/** The files that hold these modules, with all that they import before they run, and their styles. */
function filesWith(bundle: Bundle, modules: readonly string[]): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const found = new Set(
    modules.map((id) => {
      const chunk = chunks.find(({ moduleIds }) => moduleIds.includes(id))
      if (chunk === undefined) throw new Error(`no file holds ${id}`)
      return chunk.fileName
    }),
  )
  // A set goes on to what is added while it is walked.
  for (const name of found) {
    const chunk = chunks.find(({ fileName }) => fileName === name)
    for (const next of [...(chunk?.imports ?? []), ...(chunk?.viteMetadata?.importedCss ?? [])])
      found.add(next)
  }
  return found
}
