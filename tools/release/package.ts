import { join } from 'node:path'
import { parseArgs } from 'node:util'

import { root } from '../cli/local/build.ts'
import { Problem, run, say } from '../cli/local/problem.ts'
import { buildPackage } from './package/build-package.ts'
import { keepVersion } from './package/versions.ts'

const usage = 'Say it like this: npm run package, or npm run package -- --keep'

// The package for other people's programs and pages, into package/dist. With `--keep` what the service serves by an address
// that never changes is kept under the package's version, too.
await run(async () => {
  const { help, keep } = readArguments()
  if (help) return say(usage)
  const to = join(root, 'package/dist')
  await buildPackage(to)
  say(`The package is in ${to}: npm pack ${to}`)
  if (keep) say(`Version ${await keepVersion()} is kept, and served once the page is built again.`)
})

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        keep: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
    return values
  } catch {
    throw new Problem(usage)
  }
}
