import { spawn } from 'node:child_process'
import { join } from 'node:path'

import { whenNpmIsGone } from './npm.mjs'

const folder = import.meta.dirname ?? new URL('.', import.meta.url).pathname

/** What a service may take to end before it is killed: a little more than the shell above it grants. */
const grace = 7_000

/**
 * Runs a program that starts others, with the words of its command line. Three processes look after each other: this one,
 * a shell that leads the program's group, and the program. Each may be killed at any moment; the others then end.
 */
export function launch(program, words) {
  const shell = spawn('sh', [join(folder, 'group.sh'), process.execPath, program, ...words], {
    stdio: ['ignore', 'inherit', 'inherit', 'pipe'],
    detached: true,
  })
  const lifeline = shell.stdio[3]
  // The shell may be gone already.
  lifeline.on('error', () => undefined)
  let asked = false
  const stop = () => {
    if (asked) return
    asked = true
    lifeline.end()
    setTimeout(killGroup, grace, shell).unref()
  }
  // A terminal and npm both tell of Ctrl-C: who asks twice is not more urgent.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
  whenNpmIsGone(stop)
  shell.once('error', (error) => {
    process.stderr.write(`There is no sh to run it with: ${error.message}\n`)
    process.exit(1)
  })
  shell.once('exit', (code) => {
    killGroup(shell)
    process.exit(asked ? 0 : (code ?? 1))
  })
}

function killGroup({ pid }) {
  try {
    process.kill(-pid, 'SIGKILL')
  } catch {
    // Nobody is left.
  }
}
