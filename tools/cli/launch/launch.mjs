import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { whenNpmIsGone } from './npm.mjs'

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname

/** What a service may take to end before it is killed: a little more than the shell above it grants. */
const grace = 4_000

/**
 * Runs programs, each below a shell that leads its process group. This process, the shell and the program look after each
 * other: each may be killed at any moment, and the others then end.
 */
export class Launcher {
  /** Whether this process has been told to end. */
  isAsked = false
  #shell = null

  constructor() {
    const stop = () => this.#stop()
    // A terminal and npm both tell of Ctrl-C: who asks twice is not more urgent.
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
    whenNpmIsGone(stop)
  }

  /**
   * Runs a program to its end and returns its exit code, 0 if it ended because it was asked. `hear` receives what the
   * program writes to descriptor 4.
   */
  run([program, ...words], { env = process.env, stdout = 'inherit', hear = () => undefined } = {}) {
    if (this.isAsked) return 0
    const shell = spawn('sh', [join(folder, 'group.sh'), program, ...words], {
      env,
      stdio: ['ignore', stdout, 'inherit', 'pipe', 'pipe'],
      detached: true,
    })
    this.#shell = shell
    // The shell may be gone already.
    shell.stdio[3].on('error', () => undefined)
    shell.stdio[4].setEncoding('utf8').on('data', hear)
    return new Promise((resolve) => {
      shell.once('error', (error) => {
        process.stderr.write(`There is no sh to run it with: ${error.message}\n`)
        resolve(1)
      })
      // Not before all that the program has written is read.
      shell.once('close', (code) => resolve(this.isAsked ? 0 : (code ?? 1)))
      shell.once('exit', () => killGroup(shell))
    })
  }

  #stop() {
    if (this.isAsked) return
    this.isAsked = true
    this.#shell?.stdio[3].end()
    if (this.#shell) setTimeout(killGroup, grace, this.#shell).unref()
  }
}

function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left.
  }
}
