import { spawn, type ChildProcess } from 'node:child_process'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

import { Problem } from '../local/problem.ts'

/** The path of the workerd binary, which npm installs as a dependency of wrangler. */
export const workerd = (createRequire(import.meta.url)('workerd') as { default: string }).default

type WorkerdOptions = {
  /** The folder that `writeFolder` has written. */
  readonly folder: string
  /** The folder of the tables. */
  readonly state: string
  readonly host: string
  /** The port to listen at; 0 chooses a free port. */
  readonly port: number
  /**
   * The descriptor of an open file for the output of workerd. By default stdout is ignored, and
   * stderr is inherited from this process.
   */
  readonly log?: number
  /** Environment variables of the operator, which override the environment of this process. */
  readonly env?: Readonly<Record<string, string>>
  /** Whether workerd opens an inspector, for measurements. */
  readonly isInspected?: boolean
}

export type WorkerdProcess = {
  readonly origin: string
  /** The port of the inspector, if workerd has opened one. */
  readonly inspector: number | null
  readonly pid: number
  /** Resolves with the reason after the process has ended. */
  readonly ended: Promise<string>
  /**
   * Gives current requests up to two seconds to finish, and then kills the process, because open
   * connections would keep it alive for ever.
   */
  readonly stop: () => Promise<void>
}

/** The milliseconds that current requests may take when the service stops. */
const grace = 2_000

/** Starts a service with start.sh, as an operator does, and resolves once it listens. */
export async function startWorkerd({
  folder,
  state,
  host,
  port,
  log,
  env,
  isInspected = false,
}: WorkerdOptions): Promise<WorkerdProcess> {
  const inspector = isInspected ? ['--inspector-addr=127.0.0.1:0'] : []
  const child = spawn('sh', [join(folder, 'start.sh'), '--control-fd=3', ...inspector], {
    env: { ...process.env, LISTEN: `${host}:${port}`, STATE: state, ...env },
    stdio: ['ignore', log ?? 'ignore', log ?? 'inherit', 'pipe'],
  })
  const ended = new Promise<string>((resolve) => {
    child.once('error', ({ message }) => resolve(message))
    child.once('exit', (code, signal) => resolve(`it exited with ${signal ?? code}`))
  })
  const listening = portsOf(child)
  const started = await Promise.race([listening, ended])
  if (typeof started === 'string' || child.pid === undefined)
    throw new Problem(`The service did not start: ${started}`)
  return {
    origin: `http://${host}:${started.port}`,
    inspector: started.inspector,
    pid: child.pid,
    ended,
    stop: async () => {
      child.kill('SIGTERM')
      const late = setTimeout(() => child.kill('SIGKILL'), grace)
      await ended
      clearTimeout(late)
    },
  }
}

/** The ports that workerd reports as soon as it listens. */
type Ports = Pick<WorkerdProcess, 'inspector'> & { readonly port: number }

function portsOf(child: ChildProcess): Promise<Ports> {
  const told = child.stdio[3] as Readable
  let inspector: number | null = null
  return new Promise((resolve) =>
    createInterface(told).on('line', (line) => {
      const { event, port } = JSON.parse(line) as { event: string; port: number }
      if (event === 'listen-inspector') inspector = port
      if (event === 'listen') resolve({ port, inspector })
    }),
  )
}
