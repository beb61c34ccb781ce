import { relative } from 'node:path'

/** An error that the user of a command can fix. It is printed as a sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command to its end. A `Problem` is printed, and the exit code is 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  process.stdout.once('error', endWhereNobodyReads)
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    complain(error.message)
    process.exit(1)
  }
}

/** A reader such as `| head` has closed the pipe. */
function endWhereNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

/** Returns a path relative to the working directory, if it is below it. */
export function pathFromHere(path: string): string {
  const below = relative('', path)
  return below.startsWith('..') ? path : below || '.'
}

/** Ends this process after `stop` at SIGINT or SIGTERM; a second signal changes nothing. Returns a function that tells whether a signal came. */
export function endWhenAsked(stop: () => Promise<unknown>): () => boolean {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (asked) return
      asked = true
      void stop().finally(() => process.exit(0))
    })
  return () => asked
}
