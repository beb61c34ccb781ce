import { copyFile } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildWeb, root } from './build.ts'
import { Problem, run, say } from './problem.ts'
import { writeFolder } from './selfhost/folder.ts'
import { startWorkerd, workerd } from './selfhost/workerd.ts'

const usage =
  'Say it like this: npm run selfhost -- --host 127.0.0.1 --port 8787 --state .tischlein --out DIR --build-only'

// The service under workerd alone: built into a folder, from where it runs without node.
await run(async () => {
  const { out, state, host, port, 'build-only': buildOnly } = readArguments()
  await buildWeb()
  await writeFolder({ path: out })
  if (buildOnly) {
    await copyFile(workerd, join(out, 'workerd'))
    say(howToStart(relative('', out) || '.'))
    return
  }
  const service = await startWorkerd({ folder: out, state, host, port })
  say(`\n  Tischlein is set: ${service.origin}\n  What is played stays in ${state}.\n`)
  let asked = false
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      asked = true
      void service.stop()
    })
  const why = await service.ended
  if (!asked) throw new Problem(`The service has ended: ${why}`)
})

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        host: { type: 'string', default: '127.0.0.1' },
        port: { type: 'string', default: '8787' },
        state: { type: 'string', default: join(root, '.tischlein') },
        out: { type: 'string', default: join(root, '.tischlein/selfhost') },
        'build-only': { type: 'boolean', default: false },
      },
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

    mkdir -p state && ./workerd serve config.capnp --directory-path state=state

  It listens at 127.0.0.1:8787; OPERATING.md says how it gets elsewhere.
`
}
