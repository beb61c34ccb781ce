import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { takeFolder } from './local/take-folder.mjs'

// The process that stays while the service runs. The build runs in another process, which ends
// before the service starts. This file is plain JavaScript, since the TypeScript support of Node
// would double its memory.

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

let isAsked = false
/** @type {import('node:child_process').ChildProcess | null} */
let running = null

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'])
  process.on(signal, () => {
    isAsked = true
    if (running) endOf(running).end()
  })

/** @param {import('node:child_process').ChildProcess} child */
const endOf = (child) => /** @type {import('node:stream').Writable} */ (child.stdio[3])

/**
 * Builds a service with serve.ts, serves it, and returns the exit code: 0 if this process was asked to end.
 *
 * @param {string} command
 * @param {readonly string[]} words
 */
export async function buildAndServe(command, words) {
  let built = ''
  const program = [process.execPath, join(import.meta.dirname, 'serve.ts'), command, ...words]
  const code = await run(program, { hear: (text) => (built += text) })
  return code !== 0 || built === '' ? code : serve(JSON.parse(built))
}

/**
 * Locks the folder of the tables, runs the built service until it ends, and returns the exit code.
 *
 * @param {import('./serve.ts').SupervisorOptions} built
 */
async function serve({ command, folder, state, listen, origin, stdout, greeting }) {
  const lock = takeFolder(state, { command, address: origin })
  if (lock === null)
    return fail(`Another process has just started to serve the tables in ${state}.`)
  const code = await run(['sh', join(folder, 'start.sh'), '--control-fd=4'], {
    env: { ...process.env, STATE: state, LISTEN: listen },
    stdout,
    hear: (line) => {
      const { event, port } = JSON.parse(line)
      if (event !== 'listen') return
      const url = new URL(origin)
      url.port = port
      lock.setAddress(url.origin)
      process.stdout.write(greeting.replaceAll(origin, url.origin))
    },
  })
  return isAsked ? 0 : fail(`The service exited with ${code}.`)
}

/**
 * Runs a program to its end and returns its exit code. `hear` receives the text that the program
 * writes to descriptor 4.
 *
 * @param {readonly string[]} program
 * @param {{ env?: NodeJS.ProcessEnv, stdout?: 'inherit' | 'ignore', hear: (text: string) => void }} how
 * @returns {Promise<number>}
 */
function run(program, { env = process.env, stdout = 'inherit', hear }) {
  if (isAsked) return Promise.resolve(0)
  const child = spawn('sh', ['-c', shell, 'sh', ...program], {
    env,
    stdio: ['ignore', stdout, 'inherit', 'pipe', 'pipe'],
  })
  running = child
  // The shell may have exited already, so a write error of its pipe is ignored.
  endOf(child).on('error', () => undefined)
  child.stdio[4]?.on('data', (bytes) => hear(String(bytes)))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(fail(`The shell sh is missing: ${error.message}`)))
    child.once('exit', () => endOf(child).end())
    // `close` fires after all output of the program has been read.
    child.once('close', (code) => resolve(isAsked ? 0 : (code ?? 1)))
  })
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  return 1
}
