import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { root } from './build.ts'

export type ServiceProcess = {
  readonly url: URL
  /** As a power cut does it: nothing of the service hears of it. */
  readonly kill: () => Promise<void>
  /** As an update does it. */
  readonly stop: () => Promise<void>
}

/** The service as a real process that can be killed. `port: 0` takes a free one. */
export async function startServiceProcess(wanted: {
  readonly port: number
  readonly state: string
}): Promise<ServiceProcess> {
  // A process group of its own: the runtime is a child of the child, and outlives its parent's sudden death.
  const child = spawn(
    process.execPath,
    [join(root, 'scripts/serve.ts'), '--port', String(wanted.port), '--state', wanted.state],
    { detached: true, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const group = child.pid
  if (group === undefined) throw new Error('the service could not be started')
  const gone = once(child, 'exit')
  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) {
      process.kill(signal === 'SIGKILL' ? -group : group, signal)
      await gone
    }
  }
  const lines = createInterface({ input: child.stdout })
  const line = await Promise.race([once(lines, 'line'), gone.then(() => [])])
  if (typeof line[0] !== 'string') throw new Error('the service ended before it listened')
  return {
    url: new URL(JSON.parse(line[0]).url),
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
  }
}
