import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../build.ts'

const readme = join(root, 'README.md')
const [begins, ends] = ['<!-- measured by npm run bench -->', '<!-- end of what was measured -->']

/** Puts it where the README keeps what was measured last. */
export async function writeToReadme(measured: string): Promise<void> {
  const text = await readFile(readme, 'utf8')
  const [before, rest] = text.split(begins)
  const after = rest?.split(ends)[1]
  if (before === undefined || after === undefined) throw new Error(`README.md has no ${begins}`)
  await writeFile(readme, `${before}${begins}\n\n${measured}\n\n${ends}${after}`)
}
