import { join } from 'node:path'
import type { Plugin } from 'vite'

import { bundleStandalone } from './stand-alone.ts'

const web = join(import.meta.dirname, '..')
const entry = '/embed/element/element.ts'

/**
 * Builds the script that other sites include, at a permanent URL. It contains the element's style,
 * because a style sheet would block the whole page while the service hangs.
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
