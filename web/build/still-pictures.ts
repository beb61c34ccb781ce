import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'

const script = join(import.meta.dirname, '../../tools/assets/still-pictures.mjs')

/**
 * Builds the preview pictures that never change: one for each game, and one for tables that do not
 * exist. The worker serves them as files.
 */
export const stillPictures = (): Plugin => ({
  name: 'still-pictures',
  apply: 'build',
  async generateBundle() {
    const options = { maxBuffer: 50_000_000 }
    const { stdout } = await promisify(execFile)(process.execPath, [script], options)
    const pictures = JSON.parse(stdout) as Readonly<Record<string, string>>
    for (const [path, base64] of Object.entries(pictures))
      this.emitFile({
        type: 'asset',
        fileName: path.slice(1),
        source: Buffer.from(base64, 'base64'),
      })
  },
})
