import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const script = join(import.meta.dirname, '../../tools/assets/document.mjs')

type Interface = {
  readonly document: string
  readonly page: string
  /** The tools of the Model Context Protocol, as JSON. */
  readonly tools: string
  /** The rules of each game, by its id. */
  readonly rules: Readonly<Record<string, string>>
}
const makeInterface = async (): Promise<Interface> => {
  const options = { maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(process.execPath, [script], options)
  return JSON.parse(stdout) as Interface
}

/**
 * Builds the API reference that the worker serves under `/api`, as JSON and as a page. A separate
 * process generates both from the schemas, once for all visitors. The page is not an `.html` file,
 * because Cloudflare would serve such a file directly, without our headers.
 */
export const interfaceDocument = (): Plugin => ({
  name: 'interface-document',
  // Runs after Vite's own plugins, because only then does the bundle contain the page's HTML.
  enforce: 'post',
  configureServer: ({ middlewares }) => {
    middlewares.use('/openapi.json', (_, answer, next) => {
      makeInterface().then(({ document }) => answer.end(document), next)
    })
    middlewares.use('/mcp-tools.json', (_, answer, next) => {
      makeInterface().then(({ tools }) => answer.end(tools), next)
    })
  },
  async generateBundle(_, bundle) {
    const index = bundle['index.html']
    if (index?.type !== 'asset') throw new Error('there is no page to write the interface into')
    const { document, page, tools, rules } = await makeInterface()
    const source = withContent(String(index.source), 'The open interface', page)
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: document })
    this.emitFile({ type: 'asset', fileName: 'reference.txt', source })
    this.emitFile({ type: 'asset', fileName: 'mcp-tools.json', source: tools })
    for (const [game, text] of Object.entries(rules))
      this.emitFile({ type: 'asset', fileName: `rules/${game}.md`, source: text })
  },
})

/** Returns the page's HTML with `title` and `content`, and without scripts. */
function withContent(html: string, title: string, content: string): string {
  const edits: readonly (readonly [RegExp, string])[] = [
    [/<script\b[^]*?<\/script>/g, ''],
    [/<!--[^]*?-->/g, ''],
    [/<noscript>[^]*?<\/noscript>/g, ''],
    [/<link\b[^>]*\brel="modulepreload"[^>]*>/g, ''],
    [/<title>[^<]*/g, `<title>${title} · Tischlein`],
    [/<\/head>/g, '<link rel="stylesheet" href="/reference.css"></head>'],
    [/<div data-app>/g, `<div data-app>${content}`],
  ]
  return edits.reduce((text, [pattern, replacement]) => {
    // Passes a function as the replacement. In a string, patterns such as `$&` would have a special
    // meaning.
    const edited = text.replace(pattern, () => replacement)
    if (edited === text) throw new Error(`the page has nothing like ${pattern}`)
    return edited
  }, html)
}
