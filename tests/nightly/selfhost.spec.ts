import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  glob,
  mkdtemp,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { promisify } from 'node:util'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { GameRecord, PublicState, SeatCredentials } from '../../shared/protocol/protocol.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import { chooseBotMove } from '../support/finished-table.ts'
import { freePort } from '../support/free-port.ts'
import { connect, openTable, type SeatClient, sit } from '../support/seat-client.ts'
import { changeStoredTables, storedTables } from '../support/stored-tables.ts'
import { startService } from '../support/service-process.ts'
import { codeFrom, codeLength } from '../../shared/code.ts'
import { dist } from '../../tools/cli/local/build.ts'
import { writeFolder } from '../../tools/cli/selfhost/folder.ts'
import { startWorkerd, type WorkerdProcess } from '../../tools/cli/selfhost/workerd.ts'
import { dealAt } from '../../worker/table/decisions/table.ts'

const execute = promisify(execFile)
const isInstalled = (program: string): Promise<boolean> =>
  execute(program, ['--version']).then(
    () => true,
    () => false,
  )
const hasSqlite = await isInstalled('sqlite3')
const hasCompiler = await isInstalled('cc')

/** The address of this machine in its local network, if it has one. */
const neighbour = Object.values(networkInterfaces())
  .flatMap((all) => all ?? [])
  .find(({ family, internal }) => family === 'IPv4' && !internal)?.address

const game = 'switch'

/**
 * The number of files that the runtime holds open: without any table, for each table in use, and
 * for each connection. start.sh and docs/operating.md state the same numbers.
 */
const openFiles = { byItself: 30, atATable: 3, atALine: 2 } as const

let below: string
let state: string
let service: WorkerdProcess
const running = new Set<WorkerdProcess>()

beforeAll(async () => {
  below = await mkdtemp(join(tmpdir(), 'tischlein-'))
  await writeFolder({ path: folder() })
})
beforeEach(async () => {
  state = await mkdtemp(join(below, 'state-'))
})
afterEach(killed)
afterAll(() => rm(below, { recursive: true, force: true }))

const folder = (): string => join(below, 'service')
const log = (): string => join(below, 'log')

/** Quick bots save time. Slow bots take long enough to be interrupted. */
const paces = { quick: '0.1', slow: '1' } as const

async function start(bots: keyof typeof paces, port = 0): Promise<void> {
  const wanted = { folder: folder(), state, host: '127.0.0.1', port }
  service = await startWorkerd({ ...wanted, env: { BOT_PACE: paces[bots] } })
  running.add(service)
}

/** Starts the service with these settings, and writes its output to the log. */
async function startLogged(env: Readonly<Record<string, string>>): Promise<void> {
  await using file = await open(log(), 'w')
  const wanted = { folder: folder(), state, host: '0.0.0.0', port: 0 }
  service = await startWorkerd({ ...wanted, log: file.fd, env })
  running.add(service)
}

/** Kills the service by SIGKILL, so that it cannot shut down cleanly. */
async function killed(): Promise<void> {
  if (!running.delete(service)) return
  process.kill(service.pid, 'SIGKILL')
  await service.ended
}

test('after kill -9 a game continues to its end and can be verified', async () => {
  await start('quick')
  const { code, seated } = await openedTable(['Ada', 'Bo'])
  const before = await connected(code, seated)
  await before[0]?.send({ id: 'deal', type: 'start' })
  await playUntil(before, () => before.every((client) => turnOf(client) > 12))
  await killed()
  await expect.poll(() => before.every((client) => client.isClosed())).toBe(true)

  await start('quick', Number(new URL(service.origin).port))
  const after = await connected(code, seated)
  for (const [seat, client] of before.entries())
    expect(after[seat]?.shown()?.turn).toBeGreaterThanOrEqual(turnOf(client))
  await playUntil(after, () => after.every((client) => client.table().phase === 'over'))

  const answer = await fetch(`${service.origin}/api/tables/${code}/game`)
  const record = (await answer.json()) as GameRecord
  expect(verifyRecord(record)).toMatchObject({ ok: true })
  expect(new Set(record.steps.map(({ by }) => by))).toEqual(new Set(['human', 'bot']))
})

test('an alarm set before kill -9 fires after it, without a client', async () => {
  await start('slow')
  const { code, turn } = await waitingForBot()
  await killed()
  await start('slow')
  await expect.poll(() => publicTurn(code), { timeout: 20_000 }).toBeGreaterThan(turn)
})

test('bots whose alarm was lost, as in a copied folder, continue when a client connects', async () => {
  await start('slow')
  const { code, seated, turn } = await waitingForBot()
  await killed()
  // Deletes the runtime's list of alarms. Each table also stores the time of its own alarm, so bots
  // can go on.
  for await (const list of glob('do/*/metadata.sqlite*', { cwd: state }))
    await rm(join(state, list))
  // Wait until long after the time of the bot's move.
  await pass(timeouts.dealAnimation + timeouts.botPaceMax + 1_500)
  await start('slow')
  const [ada] = await connected(code, seated)
  await expect.poll(() => ada && turnOf(ada), { timeout: 20_000 }).toBeGreaterThan(turn)
})

test.skipIf(!hasSqlite)(
  'a back-up taken during a game continues after the last acknowledged move',
  async () => {
    await start('quick')
    const { code, seated } = await openedTable(['Ada', 'Bo'])
    const clients = await connected(code, seated)
    await clients[0]?.send({ id: 'deal', type: 'start' })
    await playUntil(clients, () => clients.every((client) => turnOf(client) > 12))
    const acknowledged = Math.max(...clients.map(turnOf))

    const copy = join(state, 'carried')
    let isCopied = false
    const script = join(folder(), 'back-up.sh')
    const copying = execute('sh', [script, state, copy]).finally(() => (isCopied = true))
    // On a slow machine the copy takes long. Stop before the game can be over, since a winner needs
    // more turns than these.
    const enough = acknowledged + 20
    await playUntil(clients, () => isCopied || clients.some((client) => turnOf(client) > enough))
    expect((await copying).stdout).toBe(`Copied 1 tables to ${copy}.\n`)
    // Ask the table for its number of moves, since the clients may not have received the last view
    // yet.
    const later = await turnAt(code)
    await playUntil(clients, () => clients.every((client) => turnOf(client) > later + 3))
    await killed()

    // Only the copy is left, as if the disk were lost.
    await rename(copy, `${state}-restored`)
    await rm(state, { recursive: true })
    await rename(`${state}-restored`, state)
    // Read the copy before the start: afterwards a bot whose alarm is overdue moves at once.
    const [copied] = await Array.fromAsync(storedTables(state))
    const turn = copied && dealAt(copied.table)?.turn
    expect(turn).toBeGreaterThanOrEqual(acknowledged)
    expect(turn).toBeLessThanOrEqual(later)
    await start('quick')
    const after = await connected(code, seated)
    for (const client of after) expect(turnOf(client)).toBeGreaterThanOrEqual(turn ?? NaN)
    await playUntil(after, () => after.every((client) => client.table().phase === 'over'))
    const record = (await (
      await fetch(`${service.origin}/api/tables/${code}/game`)
    ).json()) as GameRecord
    expect(verifyRecord(record)).toMatchObject({ ok: true })
  },
)

test.skipIf(!hasSqlite)(
  'only its owner can read a copy, and a copy never replaces another one',
  async () => {
    await start('quick')
    await openedTable(['Ada'])
    const copy = join(state, 'copy')
    const script = join(folder(), 'back-up.sh')
    // With a slash at the end, as a shell completes the name of a folder.
    await execute('sh', [script, state, `${copy}/`])
    for await (const { name, parentPath } of glob('**/*.sqlite', {
      cwd: copy,
      withFileTypes: true,
    }))
      expect((await stat(join(parentPath, name))).mode & 0o077).toBe(0)
    await expect(execute('sh', [script, state, copy])).rejects.toThrow('FOLDER does not exist yet')
  },
)

test('start.sh raises the limit of open files as far as possible, and prints the number of tables that it allows', async () => {
  const limit = promisify(execFile)('sh', ['-c', 'ulimit -Hn'])
  const most = Number((await limit).stdout)
  await startLogged({})
  const tables = Math.floor(
    (most - openFiles.byItself) / (openFiles.atATable + 4 * openFiles.atALine),
  )
  expect(await readFile(log(), 'utf8')).toContain(
    `It can hold ${most} files open, which is enough for ${tables} tables`,
  )
  expect(await readFile(`/proc/${service.pid}/limits`, 'utf8')).toMatch(
    new RegExp(`^Max open files +${most} `, 'm'),
  )
})

test('start.sh refuses a bot pace that is not a number above 0', async () => {
  await start('quick')
  for (const pace of ['fast', '0', '0.0', '1.2.3', '.']) {
    const words = ['-c', `BOT_PACE=${pace} exec sh "$0"`, join(folder(), 'start.sh')]
    await expect(execute('sh', words)).rejects.toThrow(
      `BOT_PACE is a number above 0, such as 0.5, not ${pace}.`,
    )
  }
})

/**
 * Sends requests as a proxy at the address `proxy` would, each with the address of another visitor
 * in its header. Returns the response statuses.
 */
async function statusesOf(proxy: string, visitors: number): Promise<ReadonlySet<number>> {
  const { port } = new URL(service.origin)
  const statuses = new Set<number>()
  for (let number = 0; number < visitors; number++) {
    const headers = { 'CF-Connecting-IP': `203.0.113.${number}` }
    const code = codeFrom(Array.from({ length: codeLength }, (_, place) => (number >> place) & 1))
    statuses.add((await fetch(`http://${proxy}:${port}/api/tables/${code}`, { headers })).status)
  }
  return statuses
}

test.skipIf(neighbour === undefined)(
  'visitors behind a proxy count as one until PROXY names the proxy',
  async () => {
    await startLogged({})
    expect(await statusesOf(neighbour ?? '', 200)).toEqual(new Set([404, 429]))
    expect(await readFile(log(), 'utf8')).toContain(
      'Visitors are counted by the address that connects.',
    )
    await killed()
    await startLogged({ PROXY: `10.255.0.0/16 ${neighbour}/32` })
    expect(await statusesOf(neighbour ?? '', 200)).toEqual(new Set([404]))
    expect(await readFile(log(), 'utf8')).toContain(
      `counted by the address that a proxy on this machine or at 10.255.0.0/16 ${neighbour}/32 names.`,
    )
  },
)

test.skipIf(!hasCompiler)(
  'a service does not start while the clock shows a date before its compatibility date, and reports the date',
  async () => {
    const [source, library] = [join(below, 'clock.c'), join(below, 'clock.so')]
    await writeFile(source, `#include <time.h>\ntime_t time(time_t *at) { return 1761264000; }`)
    await execute('cc', ['-shared', '-fPIC', '-o', library, source])
    await expect(startLogged({ LD_PRELOAD: library })).rejects.toThrow('did not start')
    expect(await readFile(log(), 'utf8')).toContain(`Today's date (UTC) is "2025-10-24".`)
  },
)

/**
 * A script that fills a root folder as the container image does: no certificates, no node, and only
 * `sh`.
 */
const fillRoot = `cd "$0" && mkdir bin proc dev
for name in sh mkdir dirname; do cp -L "$(command -v $name)" bin/; done
ldd bin/* opt/tischlein/workerd | grep -o '/[^ :]*[.]so[^ :]*' | sort -u | while read -r file; do cp -L --parents "$file" .; done`
const enterRoot = `mount -t proc proc "$0/proc" && mount --rbind /dev "$0/dev" && exec chroot "$0" sh /opt/tischlein/start.sh`
const unshare = ['--map-root-user', '--mount', '--pid', '--fork', '--kill-child']
const mayUnshare = await execute('unshare', [...unshare, 'true']).then(
  () => true,
  () => false,
)

// Imitates the image without Docker. On machines with Docker, deploy/smoke.sh builds and runs the
// real image.
test.skipIf(!mayUnshare)(
  'a built folder runs in an otherwise empty root folder, and opens a table',
  async () => {
    const image = join(below, 'image')
    await writeFolder({ path: join(image, 'opt/tischlein'), runtime: 'copy' })
    await execute('sh', ['-c', fillRoot, image])
    const port = await freePort()
    const child = spawn('unshare', [...unshare, 'sh', '-c', enterRoot, image], {
      env: { PATH: '/bin:/usr/bin:/usr/sbin:/sbin', LISTEN: `*:${port}`, STATE: '/state' },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    const ended = once(child, 'exit')
    try {
      const origin = `http://127.0.0.1:${port}`
      const health = () => fetch(`${origin}/healthz`).then(({ ok }) => ok, String)
      await expect.poll(health).toBe(true)
      expect(await openTable(origin, game, {})).toHaveLength(codeLength)
    } finally {
      child.kill('SIGKILL')
      await ended
    }
  },
)

test('an error of the worker is reported to the operator, and not to players', async () => {
  await start('quick')
  const { code } = await openedTable(['Ada'])
  await killed()
  await changeStoredTables(state, `update state set json = 'torn'`)

  await startLogged({})
  const answer = await fetch(`${service.origin}/api/tables/${code}`)
  expect(answer.status).toBe(503)
  const { refusal, requestId } = (await answer.json()) as Record<string, string>
  expect(refusal).toBe('unavailable')
  await expect.poll(() => readFile(log(), 'utf8')).toContain('SyntaxError')
  expect(await readFile(log(), 'utf8')).toContain(`"request":"${requestId}"`)
})

test('behind a TLS proxy, link previews have https addresses', async () => {
  await start('quick')
  const behind = { headers: { 'X-Forwarded-Proto': 'https' } }
  const page = await (await fetch(`${service.origin}/KTRMVX`, behind)).text()
  expect(page).toContain(`content="${service.origin.replace('http:', 'https:')}/KTRMVX"`)
  expect(page).not.toContain(`content="http:`)
})

test('the service answers for every file of the page as Cloudflare does', async () => {
  await start('quick')
  const platform = await startService(join(below, 'platform'))
  try {
    const files = (await Array.fromAsync(glob('**/*.*', { cwd: dist }))).map((file) => `/${file}`)
    expect(files.length).toBeGreaterThan(50)
    // No file can have these names.
    const impossible = ['/%zz.js', `/${'x'.repeat(300)}.js`]
    const missing = ['/_headers', '/.vite/manifest.json', '/assets/', '/none.js', ...impossible]
    const asked = [...files, '/', ...missing]
    const answers = ({ origin }: { origin: string }) =>
      Promise.all(asked.map((path) => answerFor(origin, path)))
    expect(await answers(service)).toEqual(await answers(platform))
  } finally {
    await platform.kill()
  }
})

test('a file that the browser has is not sent again, and scripts are sent compressed', async () => {
  await start('quick')
  const address = `${service.origin}/embed.js`
  const script = await readFile(join(dist, 'embed.js'), 'utf8')
  let etag = ''
  for (const way of ['gzip', 'br']) {
    const answer = await fetch(address, { headers: { 'Accept-Encoding': way } })
    expect(answer.headers.get('Content-Encoding')).toBe(way)
    expect(await answer.text()).toBe(script)
    etag = answer.headers.get('ETag') ?? ''
  }
  const again = await fetch(address, { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)
})

test('a table holds a fixed number of open files, and each connection some more', async () => {
  await start('quick')
  const before = await filesHeld()
  expect(before).toBeLessThanOrEqual(openFiles.byItself)
  const tables = 10
  const clients: SeatClient[] = []
  for (let table = 0; table < tables; table++) {
    const code = await openTable(service.origin, game, {})
    const { token } = await sit(service.origin, code, 'Ada')
    clients.push(await connect(service.origin, code, token))
  }
  const held = (await filesHeld()) - before
  const expected = tables * (openFiles.atATable + openFiles.atALine)
  // The runtime may hold a few more files. The test's own connections stay open for a while, and
  // the runtime's list of alarms is always open.
  expect(held).toBeGreaterThanOrEqual(expected)
  expect(held).toBeLessThanOrEqual(expected + 5)
  for (const client of clients) client.close()
})

const filesHeld = async () => (await readdir(`/proc/${service.pid}/fd`)).length

/** Returns the status, headers and body that matter to a browser. */
async function answerFor(origin: string, path: string) {
  const answer = await fetch(origin + path, { redirect: 'manual' })
  const named = ['Content-Type', 'Cache-Control', 'Location', 'Access-Control-Allow-Origin'].concat(
    'Cross-Origin-Resource-Policy',
    'X-Content-Type-Options',
  )
  const headers = named.map((name) => `${name}: ${answer.headers.get(name)}`)
  return { path, status: answer.status, headers, body: await answer.text() }
}

/** Opens a table at which a bot has to move next. */
async function waitingForBot(): Promise<{
  code: string
  seated: readonly SeatCredentials[]
  turn: number
}> {
  const { code, seated } = await openedTable(['Ada'])
  const clients = await connected(code, seated)
  await clients[0]?.send({ id: 'deal', type: 'start' })
  const isBots = (): boolean => clients[0]?.shown()?.toMove.includes(0) === false
  await playUntil(clients, isBots)
  return { code, seated, turn: Math.max(...clients.map(turnOf)) }
}

/** Opens a table with these players and a bot, before the deal. */
async function openedTable(names: readonly string[]) {
  const code = await openTable(service.origin, game, {})
  const seated: SeatCredentials[] = []
  for (const name of names) seated.push(await sit(service.origin, code, name))
  const [host] = await connected(code, seated)
  await host?.send({ id: 'bot', type: 'add-bot' })
  host?.close()
  return { code, seated }
}

const connected = (code: string, seated: readonly SeatCredentials[]): Promise<SeatClient[]> =>
  Promise.all(seated.map(({ token }) => connect(service.origin, code, token)))

const turnOf = (client: SeatClient): number => client.shown()?.turn ?? -1

async function publicTurn(code: string): Promise<number> {
  const answer = await fetch(`${service.origin}/api/tables/${code}`)
  const { position: shown } = (await answer.json()) as { position: { turn: number } | null }
  return shown?.turn ?? -1
}

/** Returns the number of moves that the table has accepted. */
async function turnAt(code: string): Promise<number> {
  const answer = await fetch(`${service.origin}/api/tables/${code}`)
  return ((await answer.json()) as PublicState).position?.turn ?? 0
}

async function playUntil(clients: readonly SeatClient[], isDone: () => boolean): Promise<void> {
  let said = 0
  while (!isDone())
    for (const [seat, client] of clients.entries()) {
      if (client.isClosed()) throw new Error('the line broke in the middle of the game')
      const [turn, move] = chooseBotMove(seat, client, game)
      const id = `${turn}-${said++}`
      const answer = move && !isDone() && (await client.send({ id, type: 'move', turn, move }))
      if (!answer || answer.type !== 'done') await pass(5)
    }
}
