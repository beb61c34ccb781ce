import { parseArgs } from 'node:util'

import { openService } from './service.ts'

// The service as a process of its own, for tests that kill it: `serve.ts --port 0 --state FOLDER --bot-pace 1` prints
// one line of JSON, `{ "url": … }`, once it listens.
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
process.stdout.write(`${JSON.stringify({ url: service.url.href })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void service.stop().finally(() => process.exit(0)))
