import { join } from 'node:path'
import type { Plugin } from 'vite'

import { bundleStandalone } from './stand-alone.ts'

const web = join(import.meta.dirname, '..')
const entry = '/embed/element/element.ts'

/**
 * Builds the script that other sites include, at a permanent URL. The element's styles are inside
 * the script. As a separate style sheet, they would block the other site's whole page if our server
 * did not answer.
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
      source: await bundleStandalone(join(web, entry), { minify: true }),
    })
  },
})
