import { Agent, request as ask } from 'node:http'
import { setTimeout as pass } from 'node:timers/promises'

import type { Answered } from './laws.ts'

export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | null
}

/** One service, and lines to it that are used again. */
export function client(origin: string): {
  ask: (sent: Sent) => Promise<Answered>
  stop: () => void
} {
  const { hostname, port } = new URL(origin)
  const agent = new Agent({ keepAlive: true, maxSockets: 64 })
  return {
    ask: ({ method, path, headers = {}, body = null }) =>
      new Promise((resolve, reject) => {
        const sent = ask({ hostname, port, agent, method, path, headers: { ...headers } })
        sent.setTimeout(20_000, () => sent.destroy(new Error(`no answer to ${method} ${path}`)))
        sent.on('error', reject)
        sent.on('upgrade', (_, socket) => {
          socket.destroy()
          resolve({ status: 101, headers: {}, body: '' })
        })
        sent.on('response', (answer) => {
          const { statusCode: status = 0, headers: answerHeaders } = answer
          // A stream goes on for ever; its first line says enough.
          const isStream = answerHeaders['content-type'] === 'application/x-ndjson'
          const parts: Buffer[] = []
          const end = () => {
            const text = Buffer.concat(parts).toString()
            const first = isStream ? (text.split('\n')[0] ?? '') : text
            resolve({ status, headers: answerHeaders, body: first })
          }
          answer.on('data', (part: Buffer) => {
            parts.push(part)
            if (!isStream || !part.includes(10)) return
            end()
            sent.destroy()
          })
          answer.on('end', end)
          answer.on('error', () => end())
        })
        sent.end(body ?? undefined)
      }),
    stop: () => agent.destroy(),
  }
}

/** What has no answer after so many milliseconds will get none, on however busy a machine. */
const patience = 60_000

/** Waits for all of them, and tells where one does not come. */
export async function withPatience(all: Promise<unknown>, tooLong: () => void): Promise<void> {
  const waiting = new AbortController()
  const over = pass(patience, 'over', { signal: waiting.signal }).catch(() => null)
  if ((await Promise.race([all, over])) === 'over') tooLong()
  waiting.abort()
}
