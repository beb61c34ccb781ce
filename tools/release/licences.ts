import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { root } from '../cli/local/build.ts'
import { developmentCount, isKnown, type LockFile, runTimePackages } from './run-time-packages.ts'
import { Problem, run, say } from '../cli/local/problem.ts'

// `npm run licences` lists the third-party packages that the product contains, with their licences.
await run(async () => {
  const lock = JSON.parse(await readFile(join(root, 'package-lock.json'), 'utf8')) as LockFile
  const packages = runTimePackages(lock)
  for (const { name, version, licence } of packages)
    say(`${name.padEnd(28)} ${version.padEnd(10)} ${licence || 'none'}`)
  say(
    `\n${packages.length} packages run; ${developmentCount(lock)} more are there to build and test.`,
  )
  const unknown = packages.filter(({ licence }) => !isKnown(licence))
  if (unknown.length > 0)
    throw new Problem(`Look at the licence of ${unknown.map(({ name }) => name).join(', ')}.`)
})
