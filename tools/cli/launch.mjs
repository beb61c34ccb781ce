// Plain JavaScript for any node: says what is missing before anything is read that needs it. What is built is built by
// another process, which then ends; and without TypeScript, this one takes half the memory while the service runs.
import { existsSync } from 'node:fs'
import { join } from 'node:path'

import { Launcher } from './launch/launch.mjs'

const commands = import.meta.dirname ?? new URL('.', import.meta.url).pathname
const [major, minor] = process.versions.node.split('.').map(Number)
const [command = 'start', ...words] = process.argv.slice(2)

function missing() {
  if (!existsSync(join(commands, '../../node_modules/vite')))
    return 'The packages are not installed yet. Run: npm install'
  if (major < 22 || (major === 22 && minor < 18))
    return `This is node ${process.versions.node}; Tischlein needs 22.18 or newer. Run it through npm, which brings one: npm run ${command}`
  return null
}

async function launch() {
  const launcher = new Launcher()
  let handed = ''
  const program = [process.execPath, join(commands, `${command}.ts`), ...words]
  const code = await launcher.run(program, { hear: (text) => (handed += text) })
  if (code !== 0 || handed === '') return code
  const { serve } = await import('./launch/serve.mjs')
  return serve(launcher, JSON.parse(handed))
}

const sentence = missing()
if (sentence === null) process.exit(await launch())
else {
  process.stderr.write(`${sentence}\n`)
  process.exitCode = 1
}
