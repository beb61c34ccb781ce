import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

const serve = join(import.meta.dirname, 'serve.ts')

export interface ServiceProcess {
  readonly origin: string
  /** kill -9, the runtime beneath it included: nothing gets to say goodbye. */
  readonly kill: () => Promise<void>
  /** All that the service and the runtime beneath it have complained of, as it came. */
  readonly log: () => string
}

/** Bots are followed by no eye here. */
const botPace = 0.1

/** The real service in a process group of its own, keeping its tables in `state`. */
export const startService = (state: string, port = 0): Promise<ServiceProcess> =>
  prepareService(state, port).open()

/** A service with an empty folder of its own, which goes when it ends. */
export interface FreshService extends ServiceProcess {
  readonly folder: string
  /** Kills it, changes what it has stored, and starts it again at the same address. */
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

/** A prepared service that does not listen yet: a test that kills one opens the next at once. */
export interface PreparedService {
  readonly open: () => Promise<ServiceProcess>
  readonly kill: () => Promise<void>
}

export function prepareService(state: string, port: number): PreparedService {
  const asked = { '--port': port, '--state': state, '--bot-pace': botPace }
  const words = [serve, '--wait', ...Object.entries(asked).flat().map(String)]
  // What is killed leaves its temporary files, too: they go with its tables.
  const temporary = join(state, 'tmp')
  mkdirSync(temporary, { recursive: true })
  const env = { ...process.env, TMPDIR: temporary }
  const child = spawn(process.execPath, words, { env, detached: true, stdio: 'pipe' })
  // A killed process no longer reads.
  child.stdin.on('error', () => undefined)
  const lines = createInterface(child.stdout)
  let log = ''
  child.stderr.on('data', (text) => (log += text))
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  /** Null if it dies over it. */
  const ask = async <Answer>(question: object): Promise<Answer | null> => {
    child.stdin.write(`${JSON.stringify(question)}\n`)
    const answer = await Promise.race([once(lines, 'line'), ended])
    return answer === undefined ? null : (JSON.parse(String(answer[0])) as Answer)
  }
  const kill = async () => {
    if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
      process.kill(-child.pid, 'SIGKILL')
    await ended
  }
  const open = async (): Promise<ServiceProcess> => {
    const opened = await ask<{ url: string }>({ open: true }).catch(() => null)
    if (!opened) {
      await kill()
      throw new Error(`the service did not start: ${log}`)
    }
    // What stands behind the first line is the log, too.
    lines.on('line', (line) => (log += `${line}\n`))
    return {
      origin: new URL(opened.url).origin,
      kill,
      log: () => log,
    }
  }
  return { open, kill }
}

/** A folder for one test's tables, and the way to be rid of it. */
export async function freshState(): Promise<{ folder: string; remove: () => Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'tischlein-'))
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) }
}
