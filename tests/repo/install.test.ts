import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  for (const name of ['package.json', 'package-lock.json', '.npmrc'])
    await cp(join(root, name), join(folder, name))
})
afterEach(() => rm(folder, { recursive: true }))

/**
 * Returns the output of a dry run of `npm install`, offline, as if npm ran on this version of node.
 */
async function saysOn(node: string): Promise<{ stdout: string; stderr: string }> {
  const believes = join(folder, 'node.cjs')
  await writeFile(believes, `Object.defineProperty(process, 'version', { value: 'v${node}' })`)
  const ours = Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))
  const env = { ...Object.fromEntries(ours), HOME: folder, NODE_OPTIONS: `--require ${believes}` }
  const words = ['ci', '--dry-run', '--offline', '--ignore-scripts']
  return promisify(execFile)('npm', words, { cwd: folder, env })
}

test('on every Node.js version with npm, an install prints no warning and asks no question', async () => {
  for (const node of ['20.19.0', '20.20.2', '22.12.0', '24.0.0']) {
    const { stdout, stderr } = await saysOn(node)
    expect(stderr).toBe('')
    const lines = stdout.split('\n').filter((line) => !line.startsWith('add '))
    expect(lines.join(' ').trim()).toMatch(/^added \d+ packages in \d+m?s$/)
  }
})

test('on an older Node.js version, an install only prints a warning about the version', async () => {
  const { stderr } = await saysOn('18.20.0')
  expect(stderr.match(/EBADENGINE Unsupported engine/g)).toHaveLength(1)
  expect(stderr).toContain(`package: 'tischlein@`)
})

test('npm run format removes the engines of packages from the lockfile', async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { engines?: object }>
  }
  const demanding = Object.entries(lock.packages).filter(([, { engines }]) => engines)
  expect(demanding.map(([place]) => place)).toEqual([''])
})
