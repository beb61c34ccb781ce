import { join } from 'node:path'
import type { Plugin } from 'vite'

import { sizeRules } from '../embed/element/size.ts'
import { standAlone } from './stand-alone.ts'

const web = join(import.meta.dirname, '..')
const entry = '/embed/element/element.ts'

/**
 * What other pages load, at addresses for good: the script of the element, and the few rules that hold its place before
 * the script has come.
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
    this.emitFile({
      type: 'asset',
      fileName: 'embed.js',
      source: await standAlone(join(web, entry), { minify: true }),
    })
    this.emitFile({ type: 'asset', fileName: 'embed.css', source: style })
  },
})

/** Whatever the page's own sheets say of the element wins; the link inside takes no room of its own. */
const style = `${sizeRules((which) => `:where(tischlein-table${which})`)}
:where(tischlein-table){position:relative;overflow:hidden}
:where(tischlein-table:not(:defined)>*){position:absolute;inset:0 auto auto 0}
`.trimStart()
