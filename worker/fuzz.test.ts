import * as fc from 'fast-check'
import * as v from 'valibot'
import { afterEach, expect, inject, test, vi } from 'vitest'

import { canonical } from '../shared/canonical.ts'
import { games } from '../shared/games/all.ts'
import { validValues, hostile } from '../shared/testing/hostile.ts'
import { serverMessageSchema } from '../shared/protocol/messages.ts'
import { commandSchema, idOf } from '../shared/protocol/commands.ts'
import { limits } from '../shared/protocol/limits.ts'
import {
  moveRequestSchema,
  newTableSchema,
  seatRequestSchema,
} from '../shared/protocol/requests.ts'
import { documentedRoutes } from './openapi/routes.ts'
import { dealAt, humansAt } from './table/decisions/table.ts'
import { gameById } from './table/games.ts'
import type { TestSocket } from './testing/sockets.ts'
import { ask, bearer, openTable, seatPlayers, type TestTable } from './testing/tables.ts'
import { logOf, storedParts } from './testing/unchanged.ts'

// Random messages of strangers over the sockets of a table and to every route. Each message must
// get a typed response. A refused message must change nothing, an acknowledged command must be
// stored, and no response may contain hidden data. `FUZZ_RUNS=2000` tries more messages, and
// `SEED=7` different ones.

declare module 'vitest' {
  interface ProvidedContext {
    /** Number of tables to try. The number of requests is twelve times as large. */
    readonly fuzzRuns: number
  }
}

const numRuns = inject('fuzzRuns')
/**
 * Timeout of the test in ms. If a run fails, fast-check takes about as long again to find a shorter
 * example.
 */
const timeout = 20_000 + 400 * numRuns

afterEach(() => {
  vi.useRealTimers()
})

/**
 * Returns a table with two people, or with as many as the game needs, before the start or after it.
 */
async function tableOf(game: string, isStarted: boolean): Promise<TestTable> {
  const least = games.find(({ about }) => about.id === game)?.about.seats.min ?? 2
  const names = ['Anna', 'Ben', 'Cleo', 'Dora'].slice(0, Math.max(2, least))
  const table = await seatPlayers(await openTable({}, game), names)
  if (!isStarted) return table
  await table.sockets[0].command({ type: 'start' })
  await Promise.all(table.sockets.map((socket) => socket.first('view')))
  return table
}

/** Returns the data of a table that no client may receive. */
async function secretsOf(code: string): Promise<string[]> {
  const { table } = await storedParts(code)
  const secret = table.phase.name === 'playing' ? [table.phase.deal.secret] : []
  return [...secret, ...humansAt(table).map(({ tokenHash }) => tokenHash)]
}

/** Expects that the last view which a socket received is the view of its own seat. */
async function expectRightView(code: string, socket: TestSocket): Promise<void> {
  const { table } = await storedParts(code)
  const deal = dealAt(table)
  const last = socket.messages.findLast((one) => one.type === 'table' || one.type === 'snapshot')
  if (table.phase.name !== 'playing' || !deal || !last || last.seat === null) return
  const right = gameById(table.game).view(deal.state, last.seat)
  expect(canonical(socket.projection().view)).toBe(canonical(right))
}

type Acknowledged = { readonly id: string; readonly type: string }

const commands = hostile(
  fc.oneof(
    validValues(commandSchema),
    // The table refuses most random commands above. The moves below have the right shape, so mostly
    // the rules of the game refuse them.
    ...games.map(({ moveSchema }) =>
      fc.record({
        type: fc.constant('move'),
        id: fc.stringMatching(/^[a-z]{1,8}$/),
        turn: fc.constantFrom(0, 0, 1),
        move: validValues(moveSchema),
      }),
    ),
  ),
)

const sent = fc.array(fc.tuple(fc.nat(1), commands), { minLength: 1, maxLength: 12 })
const moment = fc.record({
  game: fc.constantFrom(...games.map(({ about }) => about.id)),
  isStarted: fc.boolean(),
  sent,
})

/**
 * Sends a text and returns its answer; null if the socket is closed, or closes before the answer
 * arrives.
 */
async function answerOf(socket: TestSocket, text: string) {
  const before = socket.messages.length
  const id = idOf(text)
  try {
    socket.send(text)
  } catch {
    // The socket is closed, because the player has left the table.
    return null
  }
  const isAnswer = (one: { readonly id: string | null }) =>
    one.id === id && socket.messages.findLastIndex((other) => other === one) >= before
  return Promise.race([
    socket.first('done', isAnswer),
    socket.first('refused', isAnswer),
    socket.closeCode.then(() => null),
  ])
}

test(
  'every message of a seat gets a typed response, and changes nothing if it is refused',
  async () => {
    await fc.assert(
      fc.asyncProperty(moment, async ({ game, isStarted, sent: messages }) => {
        vi.useFakeTimers({ toFake: ['Date'] })
        const table = await tableOf(game, isStarted)
        const acknowledged: Acknowledged[] = []
        for (const [who, text] of messages) {
          vi.setSystemTime(Date.now() + limits.messageRefill)
          const socket = table.sockets[who] ?? table.sockets[0]
          const others = table.sockets.filter((one) => one !== socket)
          const [before, received] = [
            await storedParts(table.code),
            others.map((one) => one.texts.length),
          ]
          const answer = await answerOf(socket, text)
          if (answer === null) continue
          if (answer.type === 'done') {
            const { type } = JSON.parse(text) as { readonly type: string }
            if (answer.unchanged !== true) acknowledged.push({ id: answer.id, type })
            if (type === 'delete-table') return
            continue
          }
          expect(answer.refusal).not.toBe('unavailable')
          expect(await storedParts(table.code)).toEqual(before)
          expect(others.map((one) => one.texts.length)).toEqual(received)
        }
        const secrets = await secretsOf(table.code)
        for (const socket of table.sockets) {
          for (const message of socket.messages) v.assert(serverMessageSchema, message)
          for (const secret of secrets) expect(socket.texts.join()).not.toContain(secret)
          await expectRightView(table.code, socket)
        }
        await expectStored(table.code, acknowledged)
      }),
      { numRuns },
    )
  },
  timeout,
)

/**
 * Commands without a log entry. They concern only their sender or the chat, or they delete the
 * table.
 */
const unlogged = new Set([
  'chat',
  'react',
  'send-phrase',
  'set-visibility',
  'subscribe',
  'unsubscribe',
  'delete-table',
])

/** Expects each acknowledged command that changed something to be in the log exactly once. */
async function expectStored(code: string, acknowledged: readonly Acknowledged[]): Promise<void> {
  const ids = (await logOf(code)).map(([, , , , id]) => id)
  for (const { id, type } of acknowledged.filter((one) => !unlogged.has(one.type)))
    expect([type, ids.filter((one) => one === id).length]).toEqual([type, 1])
}

const bodies = fc.oneof(
  commands,
  ...[moveRequestSchema, newTableSchema, seatRequestSchema].map((schema) =>
    hostile(validValues(schema)),
  ),
)

const header = fc.constantFrom<readonly [string, string]>(
  ['Origin', 'https://elsewhere.test'],
  ['Origin', 'http://['],
  ['Accept', 'text/html;q=NaN'],
  ['Accept', 'a'.repeat(3_000)],
  ['Content-Type', 'application/json; charset=utf-16'],
  ['Content-Encoding', 'gzip'],
  ['If-None-Match', '*'],
  ['Range', 'bytes=9-1'],
  ['Upgrade', 'h2c'],
  ['X-Forwarded-For', '__proto__'],
  ['X-HTTP-Method-Override', 'DELETE'],
  ['Cookie', '__proto__=1'],
  ['Accept-Language', 'xx-'.repeat(500)],
  ['Sec-WebSocket-Protocol', ',,,'],
)

const requests = fc.record({
  route: fc.constantFrom(...documentedRoutes),
  method: fc.constantFrom(
    'as documented',
    'as documented',
    'GET',
    'POST',
    'PUT',
    'PATCH',
    'DELETE',
  ),
  code: fc.option(
    fc.oneof(
      fc.constantFrom('BCDFGH', '%00', '%zz', '..', '__proto__', 'B'.repeat(3_000)),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }),
    ),
  ),
  authorization: fc.oneof(
    { weight: 2, arbitrary: fc.constant(null) },
    {
      weight: 1,
      arbitrary: fc.constantFrom('Bearer', 'Basic x', `Bearer ${'A'.repeat(22)}`, 'bearer null'),
    },
    { weight: 1, arbitrary: fc.stringMatching(/^[!-~]{0,30}$/) },
  ),
  more: header,
  query: fc.webQueryParameters(),
  body: bodies,
})

test(
  'every request gets a documented response, and changes nothing if it is refused',
  async () => {
    const { code, tokens, sockets } = await tableOf('the-game', true)
    vi.useFakeTimers({ toFake: ['Date'] })
    await fc.assert(
      fc.asyncProperty(requests, async (one) => {
        vi.setSystemTime(Date.now() + limits.messageRefill)
        const before = await storedParts(code)
        const received = sockets[0].texts.length
        const method = one.method === 'as documented' ? one.route.method.toUpperCase() : one.method
        // A stream of the test's table would never end, so streams get a code without a table.
        // Other tests cover streams.
        const right = 'stream' in one.route.response ? 'BCDFGH' : code
        const asked = one.code === null ? right : encodeURIComponent(one.code.toWellFormed())
        const path = one.route.path.replace('{code}', asked).replace('{seat}', '0')
        const [name, value] = one.more
        const headers = {
          [name]: value,
          Authorization: one.authorization ?? bearer(tokens[1]).Authorization,
        }
        // `ask` validates each response against the OpenAPI document.
        const answer = await ask(`${path}?${one.query}`, {
          method,
          headers,
          body: method === 'GET' ? null : one.body,
        })
        expect(answer.status).toBeLessThan(500)
        expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff')
        if (answer.ok) return answer.body?.cancel()
        expect(answer.headers.get('Content-Type')).toBe('application/json')
        const text = await answer.text()
        for (const secret of await secretsOf(code)) expect(text).not.toContain(secret)
        expect(await storedParts(code)).toEqual(before)
        expect(sockets[0].texts.length).toBe(received)
      }),
      { numRuns: 12 * numRuns },
    )
  },
  timeout,
)
