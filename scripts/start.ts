import { createServer } from 'node:net'
import { networkInterfaces } from 'node:os'
import { parseArgs } from 'node:util'
import { renderUnicodeCompact } from 'uqr'

import { buildWeb } from './build.ts'
import { Problem, run, say } from './problem.ts'
import { openService } from './service.ts'

await run(async () => {
  const { port, lan } = readArguments()
  const host = lan ? '0.0.0.0' : '127.0.0.1'
  await checkPort(port, host)
  await buildWeb()
  const service = await openService({ port, host })
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void service.stop().finally(() => process.exit(0)))
  say(`\n  Tischlein is set: http://localhost:${port}\n`)
  if (lan) inviteThePhones(port)
  say('  Ctrl-C clears the table; what is played stays in .tischlein/.\n')
})

function readArguments(): { port: number; lan: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        port: { type: 'string', default: '8787' },
        lan: { type: 'boolean', default: false },
      },
    })
    const port = Number(values.port)
    if (Number.isInteger(port) && port > 0 && port < 65_536) return { port, lan: values.lan }
  } catch {
    // Falls through to the sentence below.
  }
  throw new Problem('Say it like this: npm start -- --port 9000 --lan')
}

/** Asked before anything is built; the runtime would tell it later and in many lines. */
function checkPort(port: number, host: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new Problem(
          error.code === 'EADDRINUSE'
            ? `Port ${port} is in use. Take another: npm start -- --port ${port + 1}`
            : `Port ${port} cannot be opened (${error.code}). Take another: npm start -- --port 8788`,
        ),
      ),
    )
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
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
