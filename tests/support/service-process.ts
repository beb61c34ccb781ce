import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const serve = join(import.meta.dirname, 'serve.ts')

interface ServiceProcess {
  readonly origin: string
  /** Kills the service and its runtime by SIGKILL, so that they cannot shut down cleanly. */
  readonly kill: () => Promise<void>
  /** Returns everything that the service and its runtime have logged. */
  readonly log: () => string
}

/** The factor for the time that bots take for a move. It makes bots fast in tests. */
export const botPace = 0.1

/** Starts the real service in a process group of its own. It stores its tables in `state`. */
export const startService = (state: string, port = 0): Promise<ServiceProcess> =>
  prepareService(state, port)()

/** A service with an empty folder, which is deleted when the service ends. */
export interface FreshService extends ServiceProcess {
  readonly folder: string
  /** Kills the service, changes its storage, and restarts it at the same address. */
  readonly changeStored: (change: (folder: string) => Promise<void>) => Promise<FreshService>
  readonly end: () => Promise<void>
}

export async function startFreshService(): Promise<FreshService> {
  const { folder, remove } = await freshState()
  const fresh = (service: ServiceProcess): FreshService => ({
    ...service,
    folder,
    changeStored: async (change) => {
      await service.kill()
      await change(folder)
      return fresh(await startService(folder, Number(new URL(service.origin).port)))
    },
    end: () => service.kill().finally(remove),
  })
  try {
    return fresh(await startService(folder))
  } catch (error) {
    await remove()
    throw error
  }
}

/**
 * Prepares a service, and returns a function that lets it listen. So a test that has killed a
 * service can open the next one without delay.
 */
export function prepareService(state: string, port: number): () => Promise<ServiceProcess> {
  const asked = { '--port': port, '--state': state, '--bot-pace': botPace }
  const words = [serve, '--wait', ...Object.entries(asked).flat().map(String)]
  // A killed process leaves temporary files. So they are stored with its tables, and are deleted
  // with the tables.
  const temporary = join(state, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const env = { ...process.env, TMPDIR: temporary }
  const child = spawn(process.execPath, words, { env, detached: true, stdio: 'pipe' })
  // Ignore errors of writing to a killed process.
  child.stdin.on('error', () => undefined)
  const lines = createInterface(child.stdout)
  let log = ''
  child.stderr.on('data', (text) => (log += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  return async () => {
    child.stdin.write('open\n')
    const answer = await Promise.race([once(lines, 'line'), ended])
    if (!answer) {
      await kill()
      throw new Error(`the service did not start: ${log}`)
    }
    // Further lines on standard output belong to the log.
    lines.on('line', (line) => (log += `${line}\n`))
    return {
      origin: new URL((JSON.parse(String(answer[0])) as { url: string }).url).origin,
      kill,
      log: () => log,
    }
  }
}

/** Creates a folder for the tables of a test, with a function that deletes it. */
export async function freshState(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
