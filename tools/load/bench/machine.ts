import { cpus } from 'node:os'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** Where it was measured, as far as it matters to somebody who measures again. */
export function machine(): string {
  const cores = cpus()
  const { version } = require('workerd/package.json') as { version: string }
  const model = cores[0]?.model.trim() ?? 'unknown'
  return `${cores.length} cores (${model}), node ${process.versions.node}, workerd ${version}`
}
