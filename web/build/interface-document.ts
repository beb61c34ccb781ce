import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const script = join(import.meta.dirname, '../../tools/assets/document.mjs')

type Interface = { readonly document: string; readonly page: string }
const makeInterface = async (): Promise<Interface> => {
  const options = { maxBuffer: 10_000_000 }
  const { stdout } = await promisify(execFile)(process.execPath, [script], options)
  return JSON.parse(stdout) as Interface
}

/**
 * Builds what the worker serves under `/api`, as JSON and as a page: both are the same for all visitors. A process of its
 * own makes them from the schemas. The page is no `.html`, since the platform would serve that without our headers.
 */
export const interfaceDocument = (): Plugin => ({
  name: 'interface-document',
  // The page's own HTML is in the bundle only after Vite's plugins.
  enforce: 'post',
  configureServer: ({ middlewares }) => {
    middlewares.use('/openapi.json', (_, answer, next) => {
      makeInterface().then(({ document }) => answer.end(document), next)
    })
  },
  async generateBundle(_, bundle) {
    const index = bundle['index.html']
    if (index?.type !== 'asset') throw new Error('there is no page to write the interface into')
    const { document, page } = await makeInterface()
    const source = withContent(String(index.source), 'The open interface', page)
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: document })
    this.emitFile({ type: 'asset', fileName: 'reference.txt', source })
  },
})

/** Returns the same page with its content already in it and without a script. */
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
    // A function, since a text would be searched for `$&` and its like.
    const edited = text.replace(pattern, () => replacement)
    if (edited === text) throw new Error(`the page has nothing like ${pattern}`)
    return edited
  }, html)
}
