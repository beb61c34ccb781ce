import { writeSync } from 'node:fs'

import { buildWeb, requireBuilt } from '../local/build.ts'
import { lockFolder } from '../local/lock.ts'
import { checkPort } from '../local/port.ts'
import { checkPushKeys } from '../local/push-keys.ts'
import { writeFolder } from './folder.ts'

export type Wanted = {
  /** The command by which the service is started. */
  readonly command: string
  /** The folder that is served, and the folder of the tables. */
  readonly folder: string
  readonly state: string
  readonly host: string
  /** 0 takes a free one. */
  readonly port: number
  readonly build: boolean
  /** Whether the operator reads what start.sh prints. */
  readonly stdout: 'inherit' | 'ignore'
  /** What the operator reads once the service listens. */
  readonly greeting: (origin: string) => string
}

/** Builds a service and hands it to tools/cli/launch.mjs, which starts it when this process has ended. */
export async function prepare(wanted: Wanted): Promise<void> {
  const { command, folder, state, host, port, build, stdout, greeting } = wanted
  const origin = `http://${['*', '0.0.0.0'].includes(host) ? 'localhost' : host}:${port}`
  checkPushKeys()
  // Before it takes a minute to build; launch.mjs takes it again.
  await lockFolder(state, command, origin)
  await checkPort(port, host, command)
  if (build) await buildWeb()
  else requireBuilt()
  await writeFolder({ path: folder })
  const listen = `${host}:${port}`
  const handed = { command, folder, state, listen, origin, stdout, greeting: greeting(origin) }
  writeSync(4, JSON.stringify(handed))
}
