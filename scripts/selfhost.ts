import { copyFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'

import { buildWeb, requireBuilt, root } from './local/build.ts'
import { lockFolder } from './local/lock.ts'
import { checkPort } from './local/port.ts'
import { checkPushKeys } from './local/push-keys.ts'
import { endWhenAsked, pathFromHere, Problem, run, say } from './local/problem.ts'
import { writeFolder } from './selfhost/folder.ts'
import { mostOpenFiles, tablesWithin } from './selfhost/open-files.ts'
import { addressOf, startWorkerd, workerd } from './selfhost/workerd.ts'

const command = 'npm run selfhost'
const usage = `Say it like this: ${command} -- --host 127.0.0.1 --port 8787 --state .tischlein --out DIR --build-only --no-build`

// The service under workerd alone: built into a folder, from where it runs without node.
await run(async () => {
  const { out, state, host, port, build, 'build-only': buildOnly } = readArguments()
  if (buildOnly) {
    await buildWeb()
    await writeFolder({ path: out })
    await copyFile(workerd, join(out, 'workerd'))
    say(howToStart(pathFromHere(out)))
    return
  }
  checkPushKeys()
  const lock = await lockFolder(state, command, addressOf(host, port))
  await checkPort(port, host, command)
  if (build) await buildWeb()
  else requireBuilt()
  await writeFolder({ path: out })
  const service = await startWorkerd({ folder: out, state, host, port })
  const wasAsked = endWhenAsked(service.stop)
  lock.tell(service.origin)
  say(
    `\n  Tischlein is set: ${service.origin}\n  What is played stays in ${pathFromHere(state)}/.\n`,
  )
  say(await roomOf(service.pid))
  const why = await service.ended
  if (!wasAsked()) throw new Problem(`The service has ended: ${why}`)
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

/** Node asks for as many open files as the machine allows, and what it starts may have them too. */
async function roomOf(pid: number): Promise<string> {
  const files = await mostOpenFiles(pid)
  if (files === null) return ''
  const tables = tablesWithin(files, 4).toLocaleString('en')
  return `  It may hold ${files.toLocaleString('en')} files open: ${tables} tables of four at a time. With more it ends.\n`
}

function howToStart(folder: string): string {
  return `
  Everything is in ${folder}. Copy it where you like, and start it there with

    mkdir -p state && ulimit -n $(ulimit -Hn) && ./workerd serve config.capnp --directory-path state=state

  It listens at 127.0.0.1:8787; docs/operating.md says how it gets elsewhere.
`
}
