import { relative } from 'node:path'

/** Something that whoever runs a command can put right: told in one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command to its end; a problem becomes its sentence and exit code 1. */
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

/** `| head` has read enough. */
function endWhereNobodyReads(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error
  process.exit()
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)

/** As somebody would say it who is here. */
export function pathFromHere(path: string): string {
  const below = relative('', path)
  return below.startsWith('..') ? path : below || '.'
}

/** Ends this process once `stop` is done, when it is asked to; who asks again hurries nobody. Answers whether it was. */
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
