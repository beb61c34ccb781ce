import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { prepareService } from '../../tools/cli/local/service.ts'

// The service as a process of its own, for tests that kill it: `serve.ts --port 0 --state FOLDER --bot-pace 1` prints
// one line of JSON, `{ "url": … }`, once it listens. With `--wait` it makes all ready and opens when it reads a line.
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
process.stdout.write(`${JSON.stringify({ url: service.url.href })}\n`)

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void service.stop().finally(() => process.exit(0)))

// Until the process that started it is gone.
while (!(await lines.next()).done);
await service.stop()
process.exit(0)
