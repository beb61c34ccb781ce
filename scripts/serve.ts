import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { openService } from './service.ts'

// The service as a process of its own, for tests that kill it: `serve.ts --port 0 --state FOLDER --bot-pace 1` prints
// one line of JSON, `{ "url": … }`, once it listens. What it reads, `{ "evict": CODE, "webSockets": "close" }`, takes
// that table's object out of memory; the line it prints then says whether there was one.
const { values } = parseArgs({
  options: {
    port: { type: 'string', default: '0' },
    state: { type: 'string' },
    'bot-pace': { type: 'string', default: '1' },
  },
})
const { state } = values
const service = await openService({
  port: Number(values.port),
  botPace: Number(values['bot-pace']),
  ...(state !== undefined && { state }),
})
print({ url: service.url.href })

createInterface(process.stdin).on('line', (line) => {
  const { evict, webSockets } = JSON.parse(line) as Eviction
  void service.evict(evict, webSockets).then(
    () => print({ evicted: true }),
    () => print({ evicted: false }),
  )
})

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void service.stop().finally(() => process.exit(0)))

export type Eviction = { readonly evict: string; readonly webSockets: 'hibernate' | 'close' }

function print(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
