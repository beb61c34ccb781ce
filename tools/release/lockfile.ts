import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../cli/local/build.ts'

// npm holds what a package demands of node against the node that it runs on itself, and warns in blocks. Here packages run
// on the node that is installed with them, so the lockfile leaves their demands out; what package.json demands stays.

const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as {
  packages: Record<string, { engines?: object }>
}
for (const [place, described] of Object.entries(lock.packages))
  if (place !== '') delete described.engines
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
