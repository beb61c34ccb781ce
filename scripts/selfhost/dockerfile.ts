import { readFile } from 'node:fs/promises'

export interface Instruction {
  readonly keyword: string
  /** As they stand, `--name=value` left out. */
  readonly words: readonly string[]
  /** What stands behind `--name=`. */
  readonly options: Readonly<Record<string, string>>
}

/** The instructions of a Dockerfile, as far as ours goes: an instruction is a line, lists of words are JSON. */
export async function readDockerfile(file: string): Promise<readonly Instruction[]> {
  const lines = (await readFile(file, 'utf8')).split('\n')
  return lines.filter((line) => /^[A-Z]/.test(line)).map(instruction)
}

function instruction(line: string): Instruction {
  const [keyword = '', ...rest] = line.split(' ')
  const first = rest.findIndex((word) => !word.startsWith('--'))
  const options = rest.slice(0, first).map((word) => word.slice(2).split('='))
  const words = rest.slice(first)
  const list = /\[.*\]$/.exec(line)?.[0]
  return {
    keyword,
    options: Object.fromEntries(options) as Record<string, string>,
    words: list === undefined ? words : (JSON.parse(list) as string[]),
  }
}
