import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'

import { prepareService } from '../../tools/cli/local/service.ts'

// Runs the service as a process that tests can kill: `serve.ts --port 0 --state FOLDER --bot-pace
// 1` prints `{ "url": … }` as one line of JSON once it listens. With `--wait`, the process prepares
// the service, and listens after it has read a line from stdin.
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

// stdin ends when the parent process ends. Then the service stops, too.
while (!(await lines.next()).done);
await service.stop()
process.exit(0)
