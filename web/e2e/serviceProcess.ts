import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import type { Eviction } from '../../scripts/serve.ts'

const serve = join(import.meta.dirname, '../../scripts/serve.ts')

export interface ServiceProcess {
  readonly origin: string
  /** Takes the object of a table out of memory; false if it was not there, or the service dies meanwhile. */
  readonly evict: (eviction: Eviction) => Promise<boolean>
  /** kill -9, the runtime beneath it included: nothing gets to say goodbye. */
  readonly kill: () => Promise<void>
}

/** Bots are followed by no eye here. */
const botPace = 0.1

/** The real service in a process group of its own, keeping its tables in `state`. */
export function startService(state: string, port = 0): Promise<ServiceProcess> {
  const asked = { '--port': port, '--state': state, '--bot-pace': botPace }
  const child = spawn(process.execPath, [serve, ...Object.entries(asked).flat().map(String)], {
    detached: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  })
  // Whoever is killed no longer reads.
  child.stdin.on('error', () => undefined)
  const lines = createInterface(child.stdout)
  let complaint = ''
  child.stderr.on('data', (text) => (complaint += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const evict = async (eviction: Eviction): Promise<boolean> => {
    child.stdin.write(`${JSON.stringify(eviction)}\n`)
    const answer = await Promise.race([once(lines, 'line'), ended])
    return answer !== undefined && (JSON.parse(String(answer[0])) as { evicted: boolean }).evicted
  }
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error(`the service did not start: ${complaint}`)))
    lines.once('line', (line) => {
      const { url } = JSON.parse(line) as { url: string }
      resolve({ origin: new URL(url).origin, evict, kill })
    })
  })
}

/** A folder for one test's tables, and the way to be rid of it. */
export async function freshState(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
