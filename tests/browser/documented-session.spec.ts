import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

import { startFreshService } from '../support/service-process.ts'

const root = join(import.meta.dirname, '../..')

test('the session in docs/api.md plays a whole game when it is pasted into a shell', async () => {
  const service = await startFreshService()
  onTestFinished(() => service.end())
  const page = await readFile(join(root, 'docs/api.md'), 'utf8')
  const [, session = ''] = /## One session, to paste.*?```sh\n(.*?)```/s.exec(page) ?? []
  const here = session.replace('http://localhost:8787', service.origin)
  const { stdout } = await promisify(execFile)('sh', ['-c', here])
  expect(stdout).toMatch(/^table [A-Z]{6}$/m)
  expect(stdout).toMatch(/"outcome":\{"kind":"cooperative","won":(true|false)/)
  // The bot may move between the request for the state and the move, so the refusal `stale` is
  // allowed.
  expect(stdout.replaceAll('"refusal":"stale"', '')).not.toContain('"refusal"')
}, 120_000)
