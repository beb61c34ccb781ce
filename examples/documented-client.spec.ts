import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

import { startFreshService } from '../tests/support/service-process.ts'

const root = join(import.meta.dirname, '..')

test.each(['README.md', 'docs/api.md', 'package/README.md'])(
  'the program in %s plays a whole game',
  async (document) => {
    const service = await startFreshService()
    onTestFinished(() => service.end())
    const page = await readFile(join(root, document), 'utf8')
    const [, program = ''] =
      /```ts\n(import \{ Tischlein \} from 'tischlein\/client'\n.*?)```/s.exec(page) ?? []
    const address = /https?:\/\/(localhost:8787|tischlein\.example)/
    const asTypeScript = ['--input-type=module-typescript', '--eval']
    const words = [...asTypeScript, program.replace(address, service.origin)]
    const { stdout } = await promisify(execFile)(process.execPath, words, { cwd: root })
    expect(stdout).toMatch(/kind: 'places'/)
  },
  120_000,
)
