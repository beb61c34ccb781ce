// Tells a chat room whose turn it is. Receives the webhook of a seat, and checks its signature.
//   SECRET=whsec_… CHAT=https://chat.example.com/hooks/1 npx node examples/turns-in-chat.ts 8080
// `CHAT` is an incoming webhook that takes {"text":"…"}, as Slack, Mattermost and many others do.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer } from 'node:http'
import { argv, env, exit, stderr } from 'node:process'
import { text } from 'node:stream/consumers'

const { SECRET = '', CHAT = '' } = env
// With an empty secret, anyone could sign a request.
if (SECRET === '' || CHAT === '') {
  stderr.write('Usage: SECRET=whsec_… CHAT=https://… npx node examples/turns-in-chat.ts 8080\n')
  exit(1)
}
const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64')
const handled = new Set<unknown>()

createServer(async (request, response) => {
  const body = await text(request)
  const [id, time, signature] = ['id', 'timestamp', 'signature'].map((name) =>
    String(request.headers[`webhook-${name}`]),
  )
  const signed = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest('base64')
  const [expected, given] = [Buffer.from(`v1,${signed}`), Buffer.from(signature ?? '')]
  const isSigned = expected.length === given.length && timingSafeEqual(expected, given)
  const isRecent = Math.abs(Date.now() / 1_000 - Number(time)) < 300
  if (!isSigned || !isRecent) return response.writeHead(401).end()
  response.writeHead(204).end()
  // The service retries a failed request with the same id. A turn that was handled already is
  // skipped.
  if (handled.has(id)) return
  handled.add(id)
  const { event, name, table } = JSON.parse(body)
  if (event !== 'turn-started') return
  const message = { text: `${name}, it is your turn at table ${table}.` }
  const headers = { 'Content-Type': 'application/json' }
  try {
    await fetch(CHAT, { method: 'POST', headers, body: JSON.stringify(message) })
  } catch (error) {
    stderr.write(`The chat room did not get “${message.text}”: ${error}\n`)
  }
}).listen(Number(argv[2] ?? 8080))
