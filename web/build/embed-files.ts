import { join } from 'node:path'
import { build, type Plugin } from 'vite'

import { sizeRules } from '../embed/element/size.ts'

const entry = '/embed/element/element.ts'

/**
 * What other pages load, at addresses for good: the script of the element, and the few rules that hold its place before
 * the script has come. The script is built by itself: were it part of this build, it would share files with the page,
 * whose names change.
 */
export const embedFiles = (): Plugin => ({
  name: 'embed-files',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, response, next) => {
      if (request.url === '/embed.js') request.url = entry
      if (request.url !== '/embed.css') return next()
      response.setHeader('Content-Type', 'text/css')
      response.end(style)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'embed.js', source: await script() })
    this.emitFile({ type: 'asset', fileName: 'embed.css', source: style })
  },
})

/** Whatever the page's own sheets say of the element wins; the link inside takes no room of its own. */
const style = `${sizeRules((which) => `:where(tischlein-table${which})`)}
:where(tischlein-table){position:relative;overflow:hidden}
:where(tischlein-table:not(:defined)>*){position:absolute;inset:0 auto auto 0}
`.trimStart()

async function script(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: join(import.meta.dirname, '..', entry), formats: ['es'] },
      // Nobody imports it: its white space may go, which a library's may not.
      rolldownOptions: { output: { codeSplitting: false, minify: true } },
    },
  })
  const [output] = Array.isArray(built) ? built : []
  const [chunk] = output?.output ?? []
  if (chunk?.type !== 'chunk') throw new Error('the element came out as something else')
  return chunk.code
}
