import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { prepareService } from '../../tools/cli/local/service.ts'

// The service as a process of its own, for tests that kill it: `serve.ts --port 0 --state FOLDER --bot-pace 1` prints
// one line of JSON, `{ "url": … }`, once it listens. With `--wait` it makes all ready and opens when it reads a line. Each
// line after that, `{ "evict": CODE, "webSockets": "close" }`, takes that table's object out of memory; the line it
// prints then says whether there was one.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    state: { type: 'string' },
    'bot-pace': { type: 'string', default: '1' },
    wait: { type: 'boolean', default: false },
  },
})
const { state } = values
const open = await prepareService({
  port: Number(values.port),
  botPace: Number(values['bot-pace']),
  ...(state !== undefined && { state }),
})
const lines = createInterface(process.stdin)[Symbol.asyncIterator]()
if (values.wait && (await lines.next()).done) process.exit(0)
const service = await open()
print({ url: service.url.href })

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void service.stop().finally(() => process.exit(0)))

for await (const line of lines) {
  const { evict, webSockets } = JSON.parse(line) as Eviction
  const evicted = await service.evict(evict, webSockets).then(
    () => true,
    () => false,
  )
  print({ evicted })
}
// Whoever started it is gone.
await service.stop()
process.exit(0)

export type Eviction = { readonly evict: string; readonly webSockets: 'hibernate' | 'close' }

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
