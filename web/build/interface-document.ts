import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const script = join(import.meta.dirname, '../../scripts/document.mjs')
const made = async (): Promise<string> =>
  (await promisify(execFile)(process.execPath, [script], { maxBuffer: 10_000_000 })).stdout

/** The document of the open interface, which the worker serves: made of its schemas, by a process of its own. */
export const interfaceDocument = (): Plugin => ({
  name: 'interface-document',
  configureServer: ({ middlewares }) => {
    middlewares.use('/openapi.json', (_, answer, next) => {
      made().then((text) => answer.end(text), next)
    })
  },
  async generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'openapi.json', source: await made() })
  },
})
