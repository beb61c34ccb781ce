import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

import { standAlone } from './stand-alone.ts'

const root = join(import.meta.dirname, '../..')
const entry = join(root, 'client/index.ts')
const types = join(root, 'tools/release/package/client-types.ts')

/** The client for programs, at an address for good: whoever imports it from there needs no package. */
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
      standAlone(entry, { minify: false }),
      promisify(execFile)(process.execPath, [types], { maxBuffer: 10_000_000 }),
    ])
    // Where Deno finds the types.
    const source = `// @ts-self-types="./client.d.ts"\n${code}`
    this.emitFile({ type: 'asset', fileName: 'client.js', source })
    this.emitFile({ type: 'asset', fileName: 'client.d.ts', source: stdout })
  },
})
