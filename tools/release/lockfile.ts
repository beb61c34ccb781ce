import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../cli/local/build.ts'

// npm compares the `engines` of each package with the Node version on which npm itself runs, and
// prints many warnings. But our packages run on the Node that is installed with them, so this
// script removes `engines` from the lockfile.

const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as {
  packages: Record<string, { engines?: object }>
}
for (const [place, described] of Object.entries(lock.packages))
  if (place !== '') delete described.engines
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
