import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

import { bundleStandalone } from './stand-alone.ts'

const root = join(import.meta.dirname, '../..')
const entry = join(root, 'client/index.ts')
const types = join(root, 'tools/release/package/client-types.ts')

/**
 * Builds the client library at a permanent URL. Programs can import it from there without
 * installing a package.
 */
export const clientFiles = (): Plugin => ({
  name: 'client-files',
  configureServer: ({ middlewares }) => {
    middlewares.use((request, _, next) => {
      if (request.url === '/client.js') request.url = `/@fs${entry}`
      next()
    })
  },
  async generateBundle() {
    const [code, { stdout }] = await Promise.all([
      bundleStandalone(entry, { minify: false }),
      promisify(execFile)(process.execPath, [types], { maxBuffer: 10_000_000 }),
    ])
    // Deno finds the type declarations through this comment.
    const source = `// @ts-self-types="./client.d.ts"\n${code}`
    this.emitFile({ type: 'asset', fileName: 'client.js', source })
    this.emitFile({ type: 'asset', fileName: 'client.d.ts', source: stdout })
  },
})
