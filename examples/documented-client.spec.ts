import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

import { startFreshService } from '../tests/support/service-process.ts'

const root = join(import.meta.dirname, '..')

test('the program that docs/api.md begins with plays a whole game', async () => {
  const service = await startFreshService()
  onTestFinished(() => service.end())
  const page = await readFile(join(root, 'docs/api.md'), 'utf8')
  const [, program = ''] =
    /```ts\n(import \{ Tischlein \} from 'tischlein\/client'\n.*?)```/s.exec(page) ?? []
  const here = program.replace('http://localhost:8787', service.origin)
  const asTypeScript = ['--input-type=module-typescript', '--eval', here]
  const { stdout } = await promisify(execFile)(process.execPath, asTypeScript, { cwd: root })
  expect(stdout).toMatch(/kind: 'places'/)
}, 120_000)
