import { join } from 'node:path'
import type { Plugin } from 'vite'

import { standAlone } from './stand-alone.ts'

const web = join(import.meta.dirname, '..')
const entry = '/embed/element/element.ts'

/**
 * Builds the script that other pages load, at an address that never changes. It brings the element's style: a style sheet would
 * block the whole page if the service hangs.
 */
export const embedFiles = (): Plugin => ({
  name: 'embed-files',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      if (request.url === '/embed.js') request.url = entry
      next()
    })
  },
  async generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'embed.js',
      source: await standAlone(join(web, entry), { minify: true }),
    })
  },
})
