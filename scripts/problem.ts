/** Something that whoever runs a command can put right: told in one sentence, without a stack. */
export class Problem extends Error {}

/** Runs a command to its end; a problem becomes its sentence and exit code 1. */
export async function run(command: () => Promise<void>): Promise<void> {
  try {
    await command()
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    complain(error.message)
    process.exit(1)
  }
}

export const say = (text: string): void => void process.stdout.write(`${text}\n`)
const complain = (text: string): void => void process.stderr.write(`${text}\n`)
