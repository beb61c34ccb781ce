import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../../cli/local/build.ts'

/** The commands whose figures the page keeps, each in a place of its own. */
export type Command = 'npm run bench' | 'npm run bench:page'

const page = join(root, 'docs/figures.md')

/** Puts it where the page of figures keeps what this command measured last. */
export async function writeToPage(command: Command, measured: string): Promise<void> {
  await writeFile(page, withMeasured(await readFile(page, 'utf8'), command, measured))
}

export function withMeasured(text: string, command: Command, measured: string): string {
  const [begins, ends] = [`<!-- measured by ${command} -->`, `<!-- end of ${command} -->`]
  const [before, rest] = text.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error(`there is no ${begins}`)
  return `${before}${begins}\n\n${measured}\n\n${ends}${after}`
}
