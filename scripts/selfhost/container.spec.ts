import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import {
  chmod,
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { root } from '../local/build.ts'
import { freePort } from '../../testing/free-port.ts'
import { openTable, sit } from '../../testing/seat-client.ts'
import { type Instruction, readDockerfile } from './dockerfile.ts'

// A container cannot be built by every machine that runs the tests. What it is built of can: each instruction of
// deploy/Dockerfile is carried out here in an empty folder that stands for the root of its image.

const execute = promisify(execFile)

let below: string
let instructions: readonly Instruction[]
/** The roots of both images: what builds, and what runs. */
let builds: string
let runs: string

beforeAll(async () => {
  below = await mkdtemp(join(tmpdir(), 'tischlein-'))
  builds = join(below, 'builds')
  runs = join(below, 'runs')
  instructions = await readDockerfile(join(root, 'deploy/Dockerfile'))
  const second = instructions.findLastIndex(({ keyword }) => keyword === 'FROM')
  await carryOut(instructions.slice(0, second), builds)
  await carryOut(instructions.slice(second), runs)
}, 120_000)
afterAll(async () => {
  await chmod(join(runs, 'opt/tischlein'), 0o755)
  await rm(below, { recursive: true, force: true, maxRetries: 5 })
})

async function carryOut(image: readonly Instruction[], at: string): Promise<void> {
  let folder = at
  for (const { keyword, words, options } of image) {
    if (keyword === 'WORKDIR') folder = join(at, words[0] ?? '')
    await mkdir(folder, { recursive: true })
    if (keyword === 'COPY')
      await copy(words, options['from'] === 'build' ? builds : null, folder, at)
    if (keyword === 'RUN') await runIn(folder, words, at)
  }
}

/** From another image, or from the repository as a fresh clone has it. */
async function copy(words: readonly string[], from: string | null, folder: string, at: string) {
  const target = words.at(-1) ?? ''
  const into = target.startsWith('/') ? join(at, target) : join(folder, target)
  for (const one of words.slice(0, -1)) {
    if (from !== null) await cp(join(from, one), into, { recursive: true })
    else for (const file of await filesOf(one)) await copyFile(file, one, into)
  }
}

const copyFile = (file: string, asked: string, into: string) =>
  cp(join(root, file), join(into, asked === '.' ? file : (file.split('/').at(-1) ?? '')))

/** What is in the repository, or is about to be. */
async function filesOf(path: string): Promise<readonly string[]> {
  const listed = ['ls-files', '--cached', '--others', '--exclude-standard', '--', path]
  const { stdout } = await execute('git', listed, { cwd: root, maxBuffer: 1 << 24 })
  const { stdout: gone } = await execute('git', ['ls-files', '--deleted'], { cwd: root })
  const missing = new Set(gone.split('\n'))
  return stdout.split('\n').filter((file) => file !== '' && !missing.has(file))
}

/** Packages are those that are here: no test asks anything outside this machine. */
async function runIn(folder: string, words: readonly string[], at: string): Promise<void> {
  if (words.join(' ') === 'npm ci')
    return symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  await execute('bash', ['-c', inside(words.join(' '), at)], { cwd: folder })
}

/** A command whose addresses begin at the root of an image. */
const inside = (command: string, at: string): string =>
  command.replaceAll(/(?<=^|[ =])\/(?=\w)/g, `${at}/`)

const last = (keyword: string): Instruction => {
  const found = instructions.findLast((one) => one.keyword === keyword)
  if (!found) throw new Error(`the Dockerfile has no ${keyword}`)
  return found
}

/** As the image starts it, at a port that is free here. */
async function started(): Promise<{ port: number; child: ChildProcess }> {
  const port = await freePort()
  const [program = '', ...words] = last('CMD').words.map((word) =>
    inside(word, runs).replace('http=*:8787', `http=127.0.0.1:${port}`),
  )
  const child = spawn(program, words, { cwd: join(runs, 'opt/tischlein'), stdio: 'ignore' })
  return { port, child }
}

async function isHealthy(port: number): Promise<boolean> {
  const [program = '', ...words] = last('HEALTHCHECK').words
  const env = { ...process.env, PORT: `${port}` }
  return execute(program, words, { cwd: join(runs, 'opt/tischlein'), env }).then(
    () => true,
    () => false,
  )
}

test('what the Dockerfile builds serves a table, with nothing writable but its tables', async () => {
  const program = join(runs, 'opt/tischlein')
  const before = await readdir(program, { recursive: true })
  await chmod(program, 0o555)
  const { port, child } = await started()
  try {
    await expect.poll(() => isHealthy(port), { timeout: 20_000 }).toBe(true)
    const origin = `http://127.0.0.1:${port}`
    expect(await (await fetch(origin)).text()).toContain('<title>Tischlein')
    const code = await openTable(origin, 'switch', {})
    expect(await sit(origin, code, 'Ada')).toMatchObject({ seat: 0 })
    expect(await readdir(join(runs, 'var/lib/tischlein/do'))).not.toEqual([])
    expect(await readdir(program, { recursive: true })).toEqual(before)
  } finally {
    child.kill(last('STOPSIGNAL').words[0] as NodeJS.Signals)
    await once(child, 'exit')
  }
})

test('the health check of the Dockerfile fails where nothing answers', async () => {
  expect(await isHealthy(await freePort())).toBe(false)
})

test('the image has no node and no sources', async () => {
  const files = await readdir(join(runs, 'opt/tischlein'))
  expect(files.toSorted()).toEqual(
    [
      'assets.js',
      'config.capnp',
      'files.json',
      'healthy.sh',
      'page',
      'worker.js',
      'workerd',
    ].toSorted(),
  )
  expect(last('USER').words[0]).not.toMatch(/^(root|0)\b/)
})

test('the compose file starts the very program of the image, for the proxy beside it alone', async () => {
  const compose = await readFile(join(root, 'deploy/compose.yaml'), 'utf8')
  const command = last('CMD').words.join(' ').replace('http=*:', 'http=127.0.0.1:')
  expect(compose).toContain(`command: ${command}\n`)
  expect(compose).toContain('network_mode: service:tischlein')
  expect(compose).toContain('read_only: true')
})

const systemd = await execute('systemd-analyze', ['--version']).then(
  () => true,
  () => false,
)

test.skipIf(!systemd)('systemd has no complaint of the service file', async () => {
  const unit = await readFile(join(root, 'deploy/tischlein.service'), 'utf8')
  const file = join(below, 'tischlein.service')
  await writeFile(file, unit.replaceAll('/opt/tischlein', join(runs, 'opt/tischlein')))
  const { stdout, stderr } = await execute('systemd-analyze', ['verify', file])
  expect(stdout + stderr).toBe('')
})
