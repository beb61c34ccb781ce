import { join } from 'node:path'

import { version } from '../../shared/version.ts'
import { dist, root } from '../cli/local/build.ts'
import { parseOptions, run, say } from '../cli/local/problem.ts'
import { buildPackage } from './package/build-package.ts'
import { keepVersion } from './package/versions.ts'

const usage = 'Usage: npm run package, or npm run package -- --keep'

// Builds the npm package for other people's programs and pages into package/dist. A release adds
// `--keep`, which stores the files, so that every later build also serves them under the version of
// the release.
await run(async () => {
  const { help, keep } = readArguments()
  if (help) return say(usage)
  const to = join(root, 'package/dist')
  await buildPackage(to)
  say(`The package is in ${to}: npm pack ${to}`)
  if (!keep) return
  await keepVersion(version, dist, join(root, 'web/public'))
  say(`Version ${version} is kept, and served once the page is built again.`)
})

function readArguments() {
  return parseOptions(usage, {
    options: {
      keep: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  }).values
}
