import { relative } from 'node:path'
import { parseArgs, type ParseArgsConfig } from 'node:util'

/**
 * An error that the user of a command can fix. The command prints it as a sentence, without a
 * stack.
 */
export class Problem extends Error {}

/**
 * Runs a command to its end. If the command throws a `Problem`, prints its message and exits with
 * status 1.
 */
export async function run(command: () => Promise<void>): Promise<void> {
  process.stdout.once('error', exitOnClosedPipe)
  try {
    await command()
  } catch (error) {
    explain(error)
  }
}

/**
 * Returns the result of `read`. If `read` throws a `Problem`, prints its message and exits with
 * status 1.
 */
export function orExplain<Result>(read: () => Result): Result {
  try {
    return read()
  } catch (error) {
    return explain(error)
  }
}

/**
 * Returns what `parseArgs` reads from the command line. If it does not fit, throws a `Problem` that
 * names the mistake and the usage.
 */
export function parseOptions<Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config)
  } catch (error) {
    // The first sentence of Node's message names the option. The others explain how to escape it.
    const [mistake] = (error as Error).message.split('. ')
    throw new Problem(`${mistake}.\n${usage}`)
  }
}

function explain(error: unknown): never {
  if (!(error instanceof Problem)) throw error
  complain(error.message)
  process.exit(1)
}

/** Exits without an error if the reader of the output has closed the pipe, as `| head` does. */
function exitOnClosedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

/**
 * Returns a path relative to the working directory if the path is below it, and otherwise the
 * unchanged path.
 */
export function pathFromHere(path: string): string {
  const below = relative('', path)
  return below.startsWith('..') ? path : below || '.'
}

/**
 * Calls `stop` at the first SIGINT or SIGTERM, and then ends this process. Ignores further signals.
 */
export function stopOnSignal(stop: () => Promise<unknown>): void {
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      if (asked) return
      asked = true
      void stop().finally(() => process.exit(0))
    })
}
