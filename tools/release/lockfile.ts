import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../cli/local/build.ts'

// npm compares the `engines` of each package with the version of Node that npm itself runs on, and prints many warnings. Our
// packages run on the Node that is installed with them. So this script removes their `engines` from the lockfile.

const file = join(root, 'package-lock.json')
const lock = JSON.parse(await readFile(file, 'utf8')) as {
  packages: Record<string, { engines?: object }>
}
for (const [place, described] of Object.entries(lock.packages))
  if (place !== '') delete described.engines
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`)
