import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../local/build.ts'

const page = 'docs/figures.md'
const [begins, ends] = ['<!-- measured by npm run bench -->', '<!-- end of what was measured -->']

/** Puts it where the page of figures keeps what was measured last. */
export async function writeToPage(measured: string): Promise<void> {
  const file = join(root, page)
  const text = await readFile(file, 'utf8')
  const [before, rest] = text.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error(`${page} has no ${begins}`)
  await writeFile(file, `${before}${begins}\n\n${measured}\n\n${ends}${after}`)
}
