import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'
import { processes } from '../support/processes.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await cp(join(root, '.ci/run'), join(folder, '.ci/run'))
  // The file `seen` stands for the settings and caches in a developer's home folder.
  await mkdir(join(folder, 'home'))
  await writeFile(join(folder, 'home/seen'), '')
})
afterEach(() => rm(folder, { recursive: true }))

/** Runs `.ci/run` in a project without dependencies. `tests` is the command of its `npm test`. */
async function runWith(tests: string): Promise<{ code: number; said: string }> {
  const about = { name: 'small', version: '1.0.0' }
  const lock = { ...about, lockfileVersion: 3, requires: true, packages: { '': about } }
  const described = { ...about, scripts: { test: tests, 'test:browser': 'true' } }
  await writeFile(join(folder, 'package.json'), JSON.stringify(described))
  await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock))
  const env = { ...process.env, HOME: join(folder, 'home'), npm_config_offline: 'true' }
  return promisify(execFile)('bash', [join(folder, '.ci/run')], { env }).then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stdout }: { code: number; stdout: string }) => ({ code, said: stdout }),
  )
}

test('CI runs tests with an empty home and temporary folder, and prints the time of each part', async () => {
  const { code, said } = await runWith(
    'ls -A "$HOME" | wc -l; touch "$TMPDIR/small-1" "$TMPDIR/small-2"',
  )
  expect(said).toMatch(/^0$/m)
  expect(said).toMatch(/^ +\d+ s {2}npm ci\n +\d+ s {2}npm test\n +\d+ s {2}npm run test:browser$/m)
  expect(said).toMatch(/^Left in the temporary folder:\n(.*\n)* +2 small-…$/m)
  expect(code).toBe(0)
})

test('CI fails if a process is left, names it and ends it', async () => {
  const away = `const { spawn } = require('node:child_process')
    spawn('sleep', ['4711'], { detached: true, stdio: 'ignore' }).unref()`
  await writeFile(join(folder, 'leaves.cjs'), away)
  const { code, said } = await runWith('node leaves.cjs')
  expect(said).toMatch(/^Still running, .*\n\d+ sleep 4711 $/m)
  expect(code).toBe(1)
  await expect.poll(sleepers).toEqual([])
})

test('CI exits as its tests do', async () => {
  const { code, said } = await runWith('exit 7')
  expect(code).toBe(7)
  expect(said).not.toContain('Still running')
})

const sleepers = async () => (await processes()).filter(({ words }) => words[1] === '4711')
