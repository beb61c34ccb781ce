import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'

const serve = join(import.meta.dirname, '../../scripts/serve.ts')

export interface ServiceProcess {
  readonly origin: string
  /** kill -9, the runtime beneath it included: nothing gets to say goodbye. */
  readonly kill: () => Promise<void>
  /** All that the service and the runtime beneath it have complained of, as it came. */
  readonly log: () => string
  /** Kilobytes that the runtime holds in memory. */
  readonly memory: () => Promise<number>
}

/** Bots are followed by no eye here. */
const botPace = 0.1

/** The real service in a process group of its own, keeping its tables in `state`. */
export function startService(state: string, port = 0): Promise<ServiceProcess> {
  const asked = { '--port': port, '--state': state, '--bot-pace': botPace }
  const child = spawn(process.execPath, [serve, ...Object.entries(asked).flat().map(String)], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  child.stderr.on('data', (text) => (log += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return new Promise((resolve, reject) => {
    void ended.then(() => reject(new Error(`the service did not start: ${log}`)))
    createInterface(child.stdout).once('line', (line) => {
      const { url } = JSON.parse(line) as { url: string }
      // What stands behind the first line is the log, too.
      child.stdout.on('data', (text) => (log += text))
      resolve({
        origin: new URL(url).origin,
        kill,
        log: () => log,
        memory: () => memoryOf(child.pid ?? 0),
      })
    })
  })
}

/** Of all the runtimes in a process group. */
async function memoryOf(group: number): Promise<number> {
  const { stdout } = await promisify(execFile)('ps', ['-A', '-o', 'pgid=,rss=,comm='])
  return stdout
    .split('\n')
    .map((line) => line.trim().split(/\s+/))
    .filter(([pgid, , name]) => pgid === String(group) && name?.includes('workerd'))
    .reduce((sum, [, kilobytes]) => sum + Number(kilobytes), 0)
}

/** A folder for one test's tables, and the way to be rid of it. */
export async function freshState(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
