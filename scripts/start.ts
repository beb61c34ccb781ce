import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'

import { buildWeb, requireBuilt, root } from './local/build.ts'
import { lockFolder } from './local/lock.ts'
import { checkPort } from './local/port.ts'
import { checkPushKeys } from './local/push-keys.ts'
import { endWhenAsked, pathFromHere, Problem, run, say } from './local/problem.ts'
import { writeFolder } from './selfhost/folder.ts'
import { startWorkerd } from './selfhost/workerd.ts'

const command = 'npm start'

await run(async () => {
  const { port, lan, state, build } = readArguments()
  checkPushKeys()
  const host = lan ? '0.0.0.0' : '127.0.0.1'
  const address = `http://localhost:${port}`
  await lockFolder(state, command, address)
  await checkPort(port, host, command)
  if (build) await buildWeb()
  else requireBuilt()
  // Nothing between the visitors and the service, so that their addresses are those of their connections.
  const folder = join(state, 'start')
  await writeFolder({ path: folder })
  const service = await startWorkerd({ folder, state, host, port })
  const wasAsked = endWhenAsked(service.stop)
  say(`\n  Tischlein is set: ${address}\n`)
  if (lan) inviteThePhones(port)
  say(`  Ctrl-C clears the table; what is played stays in ${pathFromHere(state)}/.\n`)
  const why = await service.ended
  if (!wasAsked()) throw new Problem(`The service has ended: ${why}`)
})

function readArguments() {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        lan: { type: 'boolean', default: false },
        state: { type: 'string', default: join(root, '.tischlein') },
        build: { type: 'boolean', default: true },
      },
      allowNegative: true,
    })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65_536)
      return { ...values, port, state: resolve(values.state) }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Problem(`Say it like this: ${command} -- --port 9000 --lan --state DIR --no-build`)
}

function inviteThePhones(port: number): void {
  const address = lanAddress()
  if (address === null)
    return say('  This machine is in no local network, so phones cannot reach it.\n')
  const url = `http://${address}:${port}`
  say(`  In the same Wi-Fi: ${url}\n`)
  say(`${renderUnicodeCompact(url, { border: 2 })}\n`)
}

/** Home networks first: a machine may also hold addresses of containers and tunnels. */
function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return addresses.find((address) => address.startsWith('192.168.')) ?? addresses[0] ?? null
}
