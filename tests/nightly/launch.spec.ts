import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pass } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'

import { family, type Process, stillRunning } from '../support/processes.ts'

// npm, launch.mjs, the shell of the group, a program, and below it something that holds a port and knows of
// nobody, as the runtime does. The program here starts in no time.

const files = {
  'launch.mjs': `
    import { Launcher } from ${JSON.stringify(join(import.meta.dirname, '../../tools/cli/launch/launch.mjs'))}
    process.exit(await new Launcher().run([process.execPath, './program.mjs']))
  `,
  'program.mjs': `
    import { spawn } from 'node:child_process'
    const child = spawn(process.execPath, ['holder.mjs'], { stdio: ['ignore', 'inherit', 'inherit'] })
    child.once('exit', () => process.exit(3))
    const stop = () => {
      child.removeAllListeners().once('exit', () => process.exit(0)).kill('SIGKILL')
    }
    for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop)
  `,
  'holder.mjs': `
    import { createServer } from 'node:net'
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined)
    const server = createServer()
    server.listen(0, '127.0.0.1', () => console.log('port ' + server.address().port))
  `,
  'package.json': JSON.stringify({ scripts: { start: 'exec node launch.mjs' } }),
}

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const is = {
  npm: ({ words }) => words[0]?.startsWith('npm') === true,
  launch: ({ words }) => words[1] === 'launch.mjs',
  group: ({ pid, group, words }) => words[1]?.endsWith('group.sh') === true && pid === group,
  program: ({ words }) => words[1] === './program.mjs',
  holder: ({ words }) => words[1] === 'holder.mjs',
} satisfies Record<string, (one: Process) => boolean>
type Link = keyof typeof is

interface Chain {
  readonly child: ChildProcess
  readonly port: number
  readonly all: readonly Process[]
  readonly kill: (link: Link, signal: NodeJS.Signals) => void
}

async function started(): Promise<Chain> {
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const line = await Promise.race([
    once(createInterface(child.stdout), 'line'),
    once(child, 'exit'),
  ])
  const all = await family(child.pid ?? 0)
  onTestFinished(async () => {
    for (const { pid } of await stillRunning(all)) process.kill(pid, 'SIGKILL')
  })
  return {
    child,
    port: Number(String(line[0]).replace('port ', '')),
    all,
    kill: (link, signal) => {
      const found = all.find(is[link])
      if (!found) throw new Error(`no ${link} among ${JSON.stringify(all)}`)
      try {
        process.kill(found.pid, signal)
      } catch {
        // It has ended already.
      }
    },
  }
}

/** What is left of it after a while; nothing as soon as there is nothing. */
async function leftOf({ all, port }: Chain): Promise<readonly unknown[]> {
  for (let tenths = 0; tenths < 100 && (await stillRunning(all)).length > 0; tenths++)
    await pass(100)
  return [...(await stillRunning(all)), ...((await isTaken(port)) ? [port] : [])]
}

async function isTaken(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    return await once(socket, 'connect').then(
      () => true,
      () => false,
    )
  } finally {
    socket.destroy()
  }
}

const signals = ['SIGTERM', 'SIGINT', 'SIGKILL'] as const
const links = ['npm', 'launch', 'group', 'program', 'holder'] as const

describe.each(links)('when %s is ended', (link) => {
  // What holds the port does not listen, so that only a kill ends it.
  test.each(link === 'holder' ? ['SIGKILL' as const] : signals)(
    'by %s, all others end and the port is free',
    async (signal) => {
      const chain = await started()
      expect(await isTaken(chain.port)).toBe(true)
      chain.kill(link, signal)
      expect(await leftOf(chain)).toEqual([])
    },
  )
})

test.each([
  ['SIGTERM', 'SIGTERM'],
  ['SIGINT', 'SIGTERM'],
  ['SIGTERM', 'SIGINT'],
  ['SIGINT', 'SIGINT'],
] as const)('%s and then %s ends all, as one of them does', async (first, second) => {
  const chain = await started()
  chain.kill('launch', first)
  chain.kill('launch', second)
  chain.kill('program', second)
  expect(await leftOf(chain)).toEqual([])
})

test('killing every node of it at once leaves nothing behind', async () => {
  const chain = await started()
  for (const link of ['npm', 'launch', 'program'] as const) chain.kill(link, 'SIGKILL')
  expect(await leftOf(chain)).toEqual([])
})

test('what is started without a terminal, by a shell that ends, goes on', async () => {
  const command = `nohup '${process.execPath}' launch.mjs </dev/null >out 2>&1 & echo $!`
  const { stdout } = await promisify(execFile)('sh', ['-c', command], { cwd: folder })
  await expect.poll(() => readFile(join(folder, 'out'), 'utf8')).toContain('port')
  // Longer than it takes to notice that npm is gone.
  await pass(1_000)
  const all = await family(Number(stdout))
  expect(all.filter(is.holder)).toHaveLength(1)
  process.kill(Number(stdout), 'SIGTERM')
  await expect.poll(() => stillRunning(all)).toEqual([])
})
