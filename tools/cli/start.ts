import { networkInterfaces } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'

import { root } from './local/build.ts'
import { pathFromHere, Problem, run } from './local/problem.ts'
import { prepare } from './selfhost/prepare.ts'

const command = 'npm start'

await run(async () => {
  const { port, lan, state, build } = readArguments()
  await prepare({
    command,
    folder: join(state, 'start'),
    state,
    // Nothing between the visitors and the service, so that their addresses are those of their connections.
    host: lan ? '0.0.0.0' : '127.0.0.1',
    port,
    build,
    // Who plays at home has no use for figures of the operator.
    stdout: 'ignore',
    greeting: () => `
  Tischlein is set: http://localhost:${port}
${lan ? phones(port) : ''}
  Ctrl-C clears the table; what is played stays in ${pathFromHere(state)}/.

`,
  })
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

function phones(port: number): string {
  const address = lanAddress()
  if (address === null)
    return '\n  This machine is in no local network, so phones cannot reach it.\n'
  const url = `http://${address}:${port}`
  return `\n  In the same Wi-Fi: ${url}\n\n${renderUnicodeCompact(url, { border: 2 })}\n`
}

/** Home networks first: a machine may also hold addresses of containers and tunnels. */
function lanAddress(): string | null {
  const addresses = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address)
  return addresses.find((address) => address.startsWith('192.168.')) ?? addresses[0] ?? null
}
