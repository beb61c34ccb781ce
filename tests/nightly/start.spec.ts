import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest'

import { root } from '../../tools/cli/local/build.ts'
import { freePort } from '../support/free-port.ts'
import { family, type Process, stillRunning } from '../support/processes.ts'

// Tests `npm start` and `npm run selfhost` as people run them. The page is built before these
// tests.

let below: string
let empty: Record<'HOME' | 'TMPDIR', string>
beforeEach(async () => {
  below = await mkdtemp(join(tmpdir(), 'tischlein-'))
  empty = { HOME: join(below, 'home'), TMPDIR: join(below, 'tmp') }
  for (const path of Object.values(empty)) await mkdir(path)
})
afterEach(() => rm(below, { recursive: true, force: true, maxRetries: 5 }))

type Command = 'start' | 'selfhost'

/** Runs a command with an empty home and temporary folder. */
function run(command: Command, port: number): { child: ChildProcess; said: () => string } {
  const out = command === 'selfhost' ? ['--out', join(below, 'out')] : []
  const words = ['--port', `${port}`, '--state', join(below, 'state'), '--no-build', ...out]
  const child = spawn('npm', ['run', '--silent', command, '--', ...words], {
    cwd: root,
    env: { ...process.env, ...empty },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (said += text))
  return { child, said: () => said }
}

/** Runs a command, and waits until it serves. Its processes end with the test. */
async function serving(
  command: Command,
  port: number,
): Promise<{ child: ChildProcess; all: Process[] }> {
  const { child, said } = run(command, port)
  onTestFinished(() => void child.kill())
  await expect.poll(said, { timeout: 60_000 }).toContain(`http://`)
  const all = await family(child.pid ?? 0)
  onTestFinished(async () => {
    for (const { pid } of await stillRunning(all)) process.kill(pid, 'SIGKILL')
  })
  expect(said()).toContain('is running')
  expect((await fetch(`http://127.0.0.1:${port}/api/games`)).status).toBe(200)
  expect(all.filter(({ words }) => words[0]?.endsWith('/workerd'))).toHaveLength(1)
  return { child, all }
}

async function refused(command: Command, port: number): Promise<string> {
  const { child, said } = run(command, port)
  const [code] = await once(child, 'close')
  expect(code).toBe(1)
  return said()
}

const ended = { timeout: 15_000 }

describe.each(['start', 'selfhost'] as const)('npm run %s', (command) => {
  test('serves in an empty home, and ends with npm when npm is stopped', async () => {
    const port = await freePort()
    const { child, all } = await serving(command, port)
    child.kill('SIGINT')
    child.kill('SIGTERM')
    await expect.poll(() => stillRunning(all), ended).toEqual([])
    await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
    // The compile cache may stay, since it belongs to npm.
    const left = (await readdir(empty.TMPDIR)).filter((name) => name !== 'node-compile-cache')
    expect(left).toEqual([])
  })

  test('ends when npm and all of its node processes are killed, and the next start takes its tables', async () => {
    const port = await freePort()
    const { all } = await serving(command, port)
    for (const { pid, words } of all)
      if (/^npm|node$/.test(words[0] ?? '')) process.kill(pid, 'SIGKILL')
    await expect.poll(() => stillRunning(all), ended).toEqual([])
    await serving(command, port)
  })

  test('is refused while another process serves the tables, even at another port, and names the address', async () => {
    const port = await freePort()
    await serving(command === 'start' ? 'selfhost' : 'start', port)
    for (const asked of [port, await freePort()]) {
      const sentence = await refused(command, asked)
      expect(sentence).toContain(`already running with the tables in ${below}`)
      expect(sentence).toMatch(new RegExp(`at http://(localhost|127\\.0\\.0\\.1):${port}: `))
      expect(sentence).not.toContain('--port')
    }
  })

  test('finds a taken port before it builds anything', async () => {
    const taken = createServer().listen(0, '127.0.0.1')
    onTestFinished(() => void taken.close())
    await once(taken, 'listening')
    const { port } = taken.address() as { port: number }
    const name = command === 'start' ? 'npm start' : 'npm run selfhost'
    expect(await refused(command, port)).toContain(
      `Port ${port} is in use by another program. Choose another one: ${name} -- --port ${port + 1}\n`,
    )
    expect((await readdir(below)).sort()).toEqual(['home', 'state', 'tmp'])
  })
})

const isRuntime = ({ words }: Process): boolean => words[0]?.endsWith('/workerd') === true

const processesOf = {
  supervisor: ({ words }) => words[1]?.endsWith('supervisor.mjs') === true,
  // Selects only the shell that is the parent of the runtime. npm has another shell, and the parent
  // of the runtime has a subshell that waits for the supervisor.
  shell: ({ pid }, all) => all.find(isRuntime)?.parent === pid,
  runtime: isRuntime,
} satisfies Record<string, (one: Process, all: readonly Process[]) => boolean>

describe.each(['supervisor', 'shell', 'runtime'] as const)('when the %s is killed', (name) => {
  test.each(['SIGTERM', 'SIGKILL'] as const)(
    'by %s, the others end, and the port is free',
    async (signal) => {
      const port = await freePort()
      const { child, all } = await serving('selfhost', port)
      const killed = all.find((one) => processesOf[name](one, all))
      if (!killed) throw new Error(`there is no ${name}`)
      const exited = once(child, 'exit')
      process.kill(killed.pid, signal)
      const [code, by] = await exited
      // The exit code may only be 0 if the service was asked to end.
      const wasAsked = name === 'supervisor' && signal === 'SIGTERM'
      expect(by ?? code).toBe(wasAsked ? 0 : by === null ? 1 : 'SIGKILL')
      await expect.poll(() => stillRunning(all), ended).toEqual([])
      await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow('fetch failed')
    },
  )
})

test.skipIf(!existsSync('/proc/self/status'))(
  'besides npm and the runtime, npm run selfhost keeps one node process below 60 MB',
  async () => {
    const { child, all } = await serving('selfhost', await freePort())
    const supervisors = all.filter(
      ({ pid, words }) => pid !== child.pid && !words[0]?.endsWith('/workerd'),
    )
    const held = await Promise.all(supervisors.map(({ pid }) => residentMemory(pid)))
    expect(supervisors.filter(({ words }) => words[0]?.endsWith('node'))).toHaveLength(1)
    expect(held.reduce((sum, one) => sum + one, 0)).toBeLessThan(60_000)
  },
)

/** Returns the kilobytes of a process that are in memory. */
async function residentMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1])
}

test('the serving command replaces npm, so that signals reach it', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  for (const name of ['start', 'selfhost', 'dev'])
    expect(scripts[name]).toBe(`exec node tools/cli/launch.mjs ${name}`)
})
