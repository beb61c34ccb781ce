import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { renderUnicodeCompact } from 'uqr'

import { readVapidKeys } from '../../worker/push/vapid-config.ts'
import { buildWeb, requireBuilt, root } from './local/build.ts'
import { lockFolder } from './local/lock.ts'
import { parseOptions, pathFromHere, Problem, run, say } from './local/problem.ts'
import { writeFolder } from './selfhost/folder.ts'

// Builds the service for `npm start` and `npm run selfhost` into a folder. Then supervisor.mjs, which
// replaces this program in the same process, runs the service from that folder.

/** The data that supervisor.mjs needs. */
export type SupervisorOptions = {
  readonly command: string
  /** The folder with the built service. */
  readonly folder: string
  /** The folder where the tables are stored. */
  readonly state: string
  readonly listen: string
  readonly origin: string
  /**
   * Whether to show the output of start.sh. `npm start` hides the output, because people who play
   * at home do not need it.
   */
  readonly stdout: 'inherit' | 'ignore'
  /**
   * The text that is printed when the service listens. supervisor.mjs replaces `origin` in this
   * text by the origin with the real port.
   */
  readonly greeting: string
}

await run(async () => {
  if (process.platform === 'win32')
    throw new Problem('Tischlein runs on Linux and macOS. On Windows, run it in WSL.')
  const asked = readArguments()
  if (asked.buildOnly) {
    await buildWeb()
    await writeFolder({ path: asked.out, runtime: 'copy' })
    return say(howToStart(pathFromHere(asked.out)))
  }
  const { name, host, port, state, out: folder } = asked
  // In addresses, an IPv6 address has brackets.
  const listen = `${host.includes(':') ? `[${host}]` : host}:${port}`
  const isEverywhere = ['*', '0.0.0.0', '::'].includes(host)
  const origin = `http://${isEverywhere ? `localhost:${port}` : listen}`
  checkPushKeys()
  // The build takes a minute, so a folder that is in use is reported before the build.
  // supervisor.mjs takes the lock again before it serves the tables.
  await lockFolder(state, name, origin)
  await checkPort(port, host, name)
  if (asked.build) await buildWeb()
  else requireBuilt()
  await writeFolder({ path: folder })
  const stored = pathFromHere(state)
  const home = `
  Tischlein is running: http://localhost:${port}
${asked.lan ? phones(port) : ''}
  Ctrl-C stops it. All tables are stored in ${stored}/.

`
  const selfhosted = `\n  Tischlein is running: ${origin}\n  All tables are stored in ${stored}/.\n\n`
  const built: SupervisorOptions = {
    command: name,
    folder,
    state,
    listen,
    origin,
    stdout: asked.atHome ? 'ignore' : 'inherit',
    greeting: asked.atHome ? home : selfhosted,
  }
  const supervisor = join(import.meta.dirname, 'supervisor.mjs')
  process.execve?.(process.execPath, ['node', supervisor, JSON.stringify(built)], process.env)
})

function readArguments() {
  const [command, ...args] = process.argv.slice(2)
  const atHome = command === 'start'
  const name = atHome ? 'npm start' : 'npm run selfhost'
  const text = { type: 'string' } as const
  const flag = { type: 'boolean', default: false } as const
  const options = {
    port: { ...text, default: '8787' },
    state: { ...text, default: join(root, '.tischlein') },
    build: { ...flag, default: true },
  } as const
  const usage = atHome
    ? `Usage: ${name} -- --port 9000 --lan --state DIR --no-build`
    : `Usage: ${name} -- --host 127.0.0.1 --port 8787 --state .tischlein --out DIR --build-only --no-build`
  const { values } = parseOptions(usage, {
    args,
    options: atHome
      ? { ...options, lan: flag }
      : { ...options, host: { ...text, default: '127.0.0.1' }, out: text, 'build-only': flag },
    allowNegative: true,
  }) as { values: Asked }
  const port = Number(values.port)
  // `npm start` refuses port 0, because it shows an address for phones before the service listens.
  if (!Number.isInteger(port) || port < (atHome ? 1 : 0) || port > 65_535)
    throw new Problem(`${values.port} is not a port.\n${usage}`)
  return {
    name,
    atHome,
    port,
    state: resolve(values.state),
    lan: values.lan ?? false,
    // With `--lan`, phones connect without a proxy, so the service listens at all interfaces.
    host: values.host?.replace(/^\[(.*)\]$/, '$1') ?? (values.lan ? '0.0.0.0' : '127.0.0.1'),
    out: atHome
      ? join(resolve(values.state), 'start')
      : resolve(values.out ?? join(root, '.tischlein/selfhost')),
    build: values.build,
    buildOnly: values['build-only'] ?? false,
  }
}

type Asked = {
  readonly port: string
  readonly state: string
  readonly build: boolean
  readonly lan?: boolean
  readonly host?: string
  readonly out?: string
  readonly 'build-only'?: boolean
}

/**
 * Throws a `Problem` if the operator has set invalid keys, because the service would send no
 * notifications.
 */
function checkPushKeys(): void {
  const { PUSH_KEYS = '', PUSH_CONTACT = '' } = process.env
  if (PUSH_KEYS === '' && PUSH_CONTACT === '') return
  if (!readVapidKeys({ PUSH_KEYS, PUSH_CONTACT }))
    throw new Problem(
      'PUSH_KEYS must be the output of npm run keys, and PUSH_CONTACT an address such as mailto:you@example.com. One of them is not.',
    )
}

/**
 * Throws a `Problem` if the port can't be opened. Without this check, the runtime would report the
 * error only after the build, in many lines of output.
 */
function checkPort(port: number, host: string, command: string): Promise<void> {
  return new Promise((done, reject) => {
    const probe = createServer()
    probe.once('error', ({ code }: NodeJS.ErrnoException) =>
      reject(new Problem(whyNot(port, host, command, code))),
    )
    probe.listen(port, host === '*' ? undefined : host, () => probe.close(() => done()))
  })
}

function whyNot(port: number, host: string, command: string, code = 'unknown'): string {
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}.`
  const other = port < 1_024 || port === 65_535 ? 8_788 : port + 1
  const instead = `Choose another one: ${command} -- --port ${other}`
  return code === 'EADDRINUSE'
    ? `Port ${port} is in use by another program. ${instead}`
    : `Port ${port} can't be opened (${code}). ${instead}`
}

function phones(port: number): string {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  // Prefers an address of a home network, because a machine may also have addresses of containers
  // and tunnels.
  const address = addresses.find((one) => one.startsWith('192.168.')) ?? addresses[0]
  if (address === undefined)
    return '\n  This machine is not in a local network, so phones cannot reach it.\n'
  const url = `http://${address}:${port}`
  return `\n  In the same Wi-Fi: ${url}\n\n${renderUnicodeCompact(url, { border: 2 })}\n`
}

function howToStart(folder: string): string {
  return `
  Everything is in ${folder}. Copy it anywhere, and start it there with

    sh start.sh

  It listens at 127.0.0.1:8787; docs/operating.md describes other addresses.
`
}
