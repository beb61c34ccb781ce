import { once } from 'node:events'
import { existsSync, rmSync } from 'node:fs'
import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'

import type { CreatedTable } from '../../shared/protocol/protocol.ts'
import { buildWeb, bundleWorker, dist, root } from '../cli/local/build.ts'
import { writeFolder, writeProgram } from '../cli/selfhost/folder.ts'
import { startWorkerd, type WorkerdProcess } from '../cli/selfhost/workerd.ts'
import { Client, post } from './client.ts'
import { baselineMove, nearestCard, Table } from './table.ts'

/**
 * `ours` is our service. `counted` is our service with a worker that counts the billed usage.
 * `baseline` is the service with `BaselineTable`.
 */
export type Kind = 'ours' | 'counted' | 'baseline'

/** A service in a separate workerd process, with its tables on disk. */
export type Service = Omit<WorkerdProcess, 'origin'> & {
  readonly origin: URL
  /** Opens a table with `seats` clients, and starts its game. */
  readonly open: (seats: number) => Promise<Table>
  /** Opens a table, takes a seat, and leaves after the first message. */
  readonly begin: () => Promise<void>
}

export interface Services {
  /** Returns the service of this kind that all measurements share. */
  readonly shared: (kind: Kind) => Promise<Service>
  /** Starts a separate service, for a measurement that earlier traffic would distort. */
  readonly fresh: (kind: Kind, isInspected?: boolean) => Promise<Service>
  readonly close: () => Promise<void>
}

export async function openServices(): Promise<Services> {
  await mkdir(join(root, '.tischlein'), { recursive: true })
  const below = await mkdtemp(join(root, '.tischlein/load-'))
  const started: Service[] = []
  // An `exit` handler also runs if this process crashes, so no service keeps running.
  process.once('exit', () => {
    for (const { pid } of started) kill(pid)
    rmSync(below, { recursive: true, force: true })
  })
  const folders = new Map<Kind, Promise<string>>()
  const shared = new Map<Kind, Promise<Service>>()
  const fresh = async (kind: Kind, isInspected = false): Promise<Service> => {
    const folder = folders.get(kind) ?? writeService(join(below, kind), kind)
    folders.set(kind, folder)
    const state = await mkdtemp(join(below, 'state-'))
    const wanted = { folder: await folder, state, host: '127.0.0.1', port: 0, isInspected }
    const { origin, ...running } = await startWorkerd(wanted)
    const service = { ...running, ...driven(kind, new URL(origin)) }
    started.push(service)
    return service
  }
  return {
    fresh,
    shared: (kind) => {
      const service = shared.get(kind) ?? fresh(kind)
      shared.set(kind, service)
      return service
    },
    close: async () => {
      for (const { stop } of started) await stop()
    },
  }
}

const driven = (kind: Kind, origin: URL): Pick<Service, 'origin' | 'open' | 'begin'> => ({
  origin,
  open: (seats) =>
    Table.open(origin, {
      game: 'the-game',
      seats,
      chooses: kind === 'baseline' ? baselineMove() : nearestCard,
    }),
  begin: async () => {
    const { code } = await post<CreatedTable>(origin, '/api/tables', { game: 'the-game' })
    const client = await Client.sitDown(origin, code)
    client.leave()
  },
})

async function writeService(folder: string, kind: Kind): Promise<string> {
  if (kind !== 'baseline') {
    // `writeFolder` copies the page, so the page has to be built even if the measurement does not
    // need it.
    if (!existsSync(join(dist, 'index.html'))) await buildWeb()
    await writeFolder({ path: folder, ...(kind === 'counted' && { entry: counted }) })
    return folder
  }
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'config.capnp'), baselineConfig)
  await writeFile(join(folder, 'worker.js'), await bundleWorker('tools/load/baseline/worker.ts'))
  await writeProgram(folder, 'link')
  return folder
}

const counted = 'worker/metered-worker.ts'

const baselineConfig = `
using Workerd = import "/workerd/workerd.capnp";
const baseline :Workerd.Config = (
  services = [
    (name = "baseline", worker = .worker),
    (name = "state", disk = (writable = true)),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "baseline")],
);
const worker :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed "worker.js")],
  compatibilityDate = "2026-10-01",
  durableObjectStorage = (localDisk = "state"),
  durableObjectNamespaces = [
    (className = "BaselineTable", uniqueKey = "baseline", enableSql = true),
  ],
  bindings = [(name = "TABLES", durableObjectNamespace = "BaselineTable")],
);
`

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // The process has already ended.
  }
}

/**
 * Collects the garbage of the service's main worker. The runtime only handles the command together
 * with a request, so this sends requests until it has done so. They open no table, because a table
 * would distort the measured memory.
 */
export async function collectGarbage({ inspector, origin }: Service): Promise<void> {
  const list = await fetch(`http://127.0.0.1:${inspector}/json`)
  const [worker] = (await list.json()) as { webSocketDebuggerUrl: string }[]
  const socket = new WebSocket(worker?.webSocketDebuggerUrl ?? '')
  await once(socket, 'open')
  const collected = once(socket, 'message')
  socket.send(JSON.stringify({ id: 1, method: 'HeapProfiler.collectGarbage' }))
  const ask = async (): Promise<void> =>
    void (await (await fetch(new URL('/healthz', origin))).text())
  while (!(await Promise.race([collected, ask()])));
  socket.close()
}

// The next two functions read /proc. On systems without /proc they return NaN.

/** Returns the kilobytes of memory that a process holds. */
export async function residentMemory({ pid }: Service): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '')
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1])
}

/** Returns the processor time of a process in milliseconds, including system time. */
export async function processorTime({ pid }: Service): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')
  // The name of the process is in brackets and may itself contain brackets, so this splits the text
  // after the last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  // Linux counts processor time in hundredths of a second on all usual machines.
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** Resolves once the service has used no processor time for 300 milliseconds. */
export async function untilItRests(service: Service): Promise<void> {
  let spent = await processorTime(service)
  for (;;) {
    await pass(300)
    const now = await processorTime(service)
    if (now === spent || Number.isNaN(now)) return
    spent = now
  }
}
