import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { takeFolder } from './local/take-folder.mjs'

// Runs a service that serve.ts has built, until it ends. serve.ts replaces itself by this program, because it holds 290 MB
// with the build tools, and this program 50 MB. The TypeScript support of Node would add 20 MB, so this is plain JavaScript.

/** @type {import('./serve.ts').SupervisorOptions} */
const { command, folder, state, listen, origin, stdout, greeting } = JSON.parse(
  process.argv[2] ?? '',
)

/**
 * A shell script that runs a program, and sends SIGKILL to it when descriptor 3 closes. The descriptor closes whenever this
 * process ends, even after a crash, so the runtime never outlives this process. SIGKILL loses no acknowledged command. After
 * SIGTERM, the runtime would wait for open connections.
 */
const shell = `
"$@" 3<&- &
program=$!
{ read -r _ <&3; kill -KILL "$program"; } 2>/dev/null &
exec 3<&-
wait "$program" 2>/dev/null`

const lock = takeFolder(state, { command, address: origin })
if (lock === null) {
  process.stderr.write(`Another process has just started to serve the tables in ${state}.\n`)
  process.exit(1)
}

const program = ['sh', join(folder, 'start.sh'), '--control-fd=4']
const service = spawn('sh', ['-c', shell, 'sh', ...program], {
  env: { ...process.env, STATE: state, LISTEN: listen },
  stdio: ['ignore', stdout, 'inherit', 'pipe', 'pipe'],
})
const kill = /** @type {import('node:stream').Writable} */ (service.stdio[3])
// The shell may have exited already, so a write error of its pipe is ignored.
kill.on('error', () => undefined)

let isAsked = false
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isAsked = true
    kill.end()
  })

// The runtime reports the port, which is a free one if `listen` has the port 0.
service.stdio[4]?.on('data', (line) => {
  const { event, port } = JSON.parse(String(line))
  if (event !== 'listen') return
  const url = new URL(origin)
  url.port = port
  lock.setAddress(url.origin)
  process.stdout.write(greeting.replaceAll(origin, url.origin))
})
service.once('error', ({ message }) => {
  process.stderr.write(`The service did not start: ${message}\n`)
  process.exit(1)
})
service.once('exit', (code, signal) => {
  kill.end()
  if (isAsked) return
  process.stderr.write(`The service exited with ${signal ?? code}.\n`)
  process.exitCode = 1
})
