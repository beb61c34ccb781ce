import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

let folder: string
let running: ChildProcess[] = []
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
})
afterEach(async () => {
  await Promise.all(running.map(killed))
  running = []
  await rm(folder, { recursive: true })
})

/**
 * Starts a process that locks the folder. Returns the process and its first output: `taken`, or the
 * message of the error.
 */
async function takes(command: string, address: string): Promise<[ChildProcess, string]> {
  const code = `
    const { lockFolder } = await import(${JSON.stringify(join(import.meta.dirname, 'lock.ts'))})
    await lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(command)}, ${JSON.stringify(address)})
      .then(() => console.log('taken'), ({ message }) => console.log(message))
    setInterval(() => undefined, 1_000)`
  const words = ['--input-type=module', '--eval', code]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  running.push(child)
  const [said] = await once(child.stdout, 'data')
  return [child, String(said).trim()]
}

async function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await once(child, 'exit')
}

test('a folder is locked once; a second process gets the holder and the address', async () => {
  const [first, taken] = await takes('npm start', 'http://localhost:8787')
  expect(taken).toBe('taken')
  const [, refused] = await takes('npm run selfhost', 'http://localhost:8788')
  expect(refused).toMatch(
    /^Tischlein is already running .* at http:\/\/localhost:8787: npm start, /,
  )
  expect(refused).toContain(`process ${first.pid}, since `)
  expect(refused).toContain(folder)
  expect(refused).not.toContain('8788')
})

test('if many processes lock a folder at once, exactly one gets the lock', async () => {
  const all = await Promise.all(
    Array.from({ length: 5 }, (_, number) => takes('npm start', `http://localhost:${number}`)),
  )
  const said = all.map(([, words]) => words)
  const winner = said.indexOf('taken')
  const others = said.filter((_, number) => number !== winner)
  expect(winner).not.toBe(-1)
  const refusal: unknown = expect.stringContaining(`at http://localhost:${winner}:`)
  expect(others).toEqual(Array(4).fill(refusal))
})

test('a folder whose holder was killed is taken by the next', async () => {
  const [first] = await takes('npm start', 'http://localhost:8787')
  await killed(first)
  const [next, said] = await takes('npm run selfhost', 'http://localhost:8788')
  expect(said).toBe('taken')
  const [, refused] = await takes('npm start', 'http://localhost:8789')
  expect(refused).toContain(`http://localhost:8788: npm run selfhost, process ${next.pid}`)
})

test('a lock left by a crash does not count, even if its process number is in use again', async () => {
  const stale = { command: 'npm start', address: 'http://localhost:8787', pid: process.pid }
  await writeFile(join(folder, 'lock.json'), JSON.stringify({ ...stale, since: new Date(0) }))
  await writeFile(join(folder, 'lock'), '')
  const [next, said] = await takes('npm start', 'http://localhost:9000')
  expect(said).toBe('taken')
  expect(JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'))).toMatchObject({
    pid: next.pid,
    address: 'http://localhost:9000',
  })
})
