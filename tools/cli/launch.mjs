// This file is plain JavaScript, so that an old version of Node can also run it and print what is missing.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const here = import.meta.dirname ?? new URL('.', import.meta.url).pathname
const [major, minor] = process.versions.node.split('.').map(Number)
const [command = 'start'] = process.argv.slice(2)

function missing() {
  if (!existsSync(join(here, '../../node_modules/vite')))
    return 'The packages are not installed yet. Run: npm install'
  if (major < 22 || (major === 22 && minor < 18))
    return `This is node ${process.versions.node}; Tischlein needs 22.18 or newer. Run it through npm, which brings one: npm run ${command}`
  return null
}

const sentence = missing()
if (sentence !== null) {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
} else await import(command === 'dev' ? './dev.ts' : './serve.ts')
