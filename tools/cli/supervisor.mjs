import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { takeFolder } from './local/take-folder.mjs'

// The process that stays while the service runs. The build runs in another process that ends. This file is plain JavaScript,
// since the TypeScript support of Node would double its memory.

/**
 * Runs a program below this shell, which kills it when descriptor 3 closes: the runtime must not outlive this process,
 * however that ends. Nothing that was acknowledged is lost by a kill, and the runtime would wait for connections that stay open.
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
 * Holds the lock of the tables, too.
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
      lock.tell(url.origin)
      process.stdout.write(greeting.replaceAll(origin, url.origin))
    },
  })
  return isAsked ? 0 : fail(`The service exited with ${code}.`)
}

/**
 * Runs a program to its end and returns its exit code. `hear` receives what it writes to descriptor 4.
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
  // The shell may be gone already.
  endOf(child).on('error', () => undefined)
  child.stdio[4]?.on('data', (bytes) => hear(String(bytes)))
  return new Promise((resolve) => {
    child.once('error', (error) => resolve(fail(`The shell sh is missing: ${error.message}`)))
    child.once('exit', () => endOf(child).end())
    // `close` fires after all output of the program was read.
    child.once('close', (code) => resolve(isAsked ? 0 : (code ?? 1)))
  })
}

/** @param {string} sentence */
function fail(sentence) {
  process.stderr.write(`${sentence}\n`)
  return 1
}
