import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildWeb, root } from './local/build.ts'
import { pathFromHere, Problem, run, say } from './local/problem.ts'
import { writeFolder } from './selfhost/folder.ts'
import { prepare } from './selfhost/prepare.ts'

const command = 'npm run selfhost'
const usage = `Say it like this: ${command} -- --host 127.0.0.1 --port 8787 --state .tischlein --out DIR --build-only --no-build`

// The service under workerd alone: built into a folder, from where it runs without node.
await run(async () => {
  const { out, state, host, port, build, 'build-only': buildOnly } = readArguments()
  if (buildOnly) {
    await buildWeb()
    await writeFolder({ path: out, runtime: 'copy' })
    say(howToStart(pathFromHere(out)))
    return
  }
  await prepare({
    command,
    folder: out,
    state,
    host,
    port,
    build,
    stdout: 'inherit',
    greeting: (origin) =>
      `\n  Tischlein is set: ${origin}\n  What is played stays in ${pathFromHere(state)}/.\n\n`,
  })
})

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '8787' },
        state: { type: 'string', default: join(root, '.tischlein') },
        out: { type: 'string', default: join(root, '.tischlein/selfhost') },
        build: { type: 'boolean', default: true },
        'build-only': { type: 'boolean', default: false },
      },
      allowNegative: true,
    })
    const port = Number(values.port)
    if (Number.isInteger(port) && port >= 0 && port < 65_536)
      return { ...values, port, out: resolve(values.out), state: resolve(values.state) }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Problem(usage)
}

function howToStart(folder: string): string {
  return `
  Everything is in ${folder}. Copy it where you like, and start it there with

    sh start.sh

  It listens at 127.0.0.1:8787; docs/operating.md says how it gets elsewhere.
`
}
