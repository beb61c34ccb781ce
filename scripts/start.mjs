// Plain JavaScript for any node: says what is missing before anything is read that needs it.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
const [major, minor] = process.versions.node.split('.').map(Number)

function missing() {
  if (!existsSync(join(root, 'node_modules/vite')))
    return 'The packages are not installed yet. Run: npm install'
  if (major < 22 || (major === 22 && minor < 18))
    return `This is node ${process.versions.node}; Tischlein needs 22.18 or newer. Run it through npm, which brings one: npm start`
  return null
}

const sentence = missing()
if (sentence === null) await import('./start.ts')
else {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
