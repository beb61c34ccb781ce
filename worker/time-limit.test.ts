import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../shared/protocol/limits.ts'
import { LobbyObject } from './lobby/LobbyObject.ts'
import { documentedRoutes } from './openapi/routes.ts'
import { RelayObject } from './spectators/RelayObject.ts'
import { TableObject } from './table/TableObject.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  openTable,
  playingTable,
  post,
  relayOf,
  seatedTable,
  watch,
} from './testing/tables.ts'
import type { TestSocket } from './testing/sockets.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

const bounds = { ...timeouts }
let hanging = new AbortController()
/** Lets the methods that hang respond again. */
function release(): void {
  hanging.abort()
  hanging = new AbortController()
  vi.restoreAllMocks()
}
afterEach(() => {
  release()
  Object.assign(timeouts, bounds)
})

/** Makes a method of a class hang until `release` is called, and hides the errors that the worker logs for it. */
function hang(prototype: object, method: string): void {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  Object.assign(timeouts, {
    objectCall: 100,
    objectComputation: 100,
  } satisfies Partial<Record<keyof typeof timeouts, number>>)
  const { signal } = hanging
  // Polls with a timer, since the runtime cancels a call without pending I/O.
  const unanswered = async () => {
    while (!signal.aborted) await scheduler.wait(5)
    return method === 'fetch' ? new Response() : undefined
  }
  vi.spyOn(prototype as Readonly<Record<string, () => unknown>>, method).mockImplementation(
    unanswered,
  )
}

/**
 * Disconnects a spectator and lets the relay count, so that the relay doesn't report to the table
 * during other tests.
 */
async function leave(code: string, spectator: TestSocket): Promise<void> {
  spectator.close()
  await spectator.closeCode
  await runDurableObjectAlarm(relayOf(code))
}

const unavailable = { refusal: 'unavailable', requestId: expect.stringMatching(/^\w+$/) }

describe('a call with a time limit', () => {
  test('returns the result and cancels its timer', async () => {
    const wait = vi.spyOn(scheduler, 'wait')
    expect(await withTimeLimit(Promise.resolve('here'))).toBe('here')
    await expect(withTimeLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const signals = wait.mock.calls.map(([, options]) => options?.signal?.aborted)
    expect(signals).toEqual([true, true])
  })

  test('fails if there is no response in time', async () => {
    const { promise } = Promise.withResolvers<void>()
    await expect(withTimeLimit(promise, 5)).rejects.toThrow(TimeLimitError)
  })
})

describe('a table that does not respond to a relay', () => {
  test('causes a 503 for a new stream, and a closed socket for a new spectator', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    hang(TableObject.prototype, 'subscribe')
    const stream = await ask(`/api/tables/${code}/stream`)
    expect(stream.headers.get('Retry-After')).toBe('1')
    expect(await answerOf(stream)).toEqual({ status: 503, body: { refusal: 'unavailable' } })
    expect(await (await watch(code)).closeCode).toBe(1011)
    // The relay does not wait for the call that timed out, but calls the table again.
    release()
    const late = await watch(code)
    await sockets[0].move()
    expect(await late.first('view')).toMatchObject({ turn: 1 })
    await leave(code, late)
  })

  test('does not stop updates for connected spectators', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const early = await watch(code)
    hang(TableObject.prototype, 'subscribe')
    const called = async (name: string) => {
      await sockets[0].command({ type: 'rename', name })
      await early.waitForTable(({ seats }) => seats[0]?.name === name)
    }
    // This change makes the cached snapshot stale, so new spectators need a new one.
    await called('Annabel')
    const closed = Promise.all(
      [watch(code), watch(code)].map(async (socket) => (await socket).closeCode),
    )
    for (let change = 0; change < 12; change++)
      await sockets[0].command({ type: 'rename', name: `Anna ${change}` })
    await called('Annika')
    expect(await closed).toEqual([1011, 1011])
    release()
    await leave(code, early)
  })

  test('gets the number of spectators with the next count', async () => {
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const spectator = await watch(code)
    hang(TableObject.prototype, 'reportSpectators')
    expect(await runDurableObjectAlarm(relayOf(code))).toBe(true)
    release()
    expect(await runDurableObjectAlarm(relayOf(code))).toBe(true)
    await sockets[0].first('spectators', ({ spectators }) => spectators === 1)
    await leave(code, spectator)
  })
})

test('a relay that does not respond does not block the table', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  const spectator = await watch(code)
  hang(RelayObject.prototype, 'publish')
  await sockets[0].command({ type: 'rename', name: 'Annabel' })
  await sockets[1].waitForTable(({ seats }) => seats[0]?.name === 'Annabel')
  expect(await sockets[1].command({ type: 'start' })).toMatchObject({ type: 'refused' })
  release()
  await leave(code, spectator)
})

/** Each RPC method that may hang, with a route that calls it. */
const calls = [
  ['publicState', 'GET', ''],
  ['gameRecord', 'GET', '/game'],
  ['applause', 'GET', '/game/applause'],
  ['review', 'GET', '/game/review'],
  ['botReason', 'GET', '/seats/1/reason'],
  ['sit', 'POST', '/seats'],
  ['seatSnapshot', 'GET', '/seat'],
  ['missedViews', 'GET', '/seat/missed'],
  ['takeBackOffer', 'GET', '/seat/take-back'],
  ['handleCommand', 'POST', '/seat/commands'],
  ['handleCommand', 'POST', '/seat/moves'],
  ['fetch', 'GET', '/seat/stream'],
] as const

describe('a table that does not respond is unavailable', () => {
  const bodies: Readonly<Record<string, object>> = {
    '/seats': { name: 'Cleo' },
    '/seat/commands': { type: 'start', id: 'x' },
    '/seat/moves': { turn: 0, move: {} },
  }
  test.each(calls)('for %s, by %s …%s', async (method, verb, path) => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    hang(TableObject.prototype, method)
    const answer = await ask(`/api/tables/${code}${path}`, {
      method: verb,
      headers: bearer(tokens[0]),
      body: verb === 'POST' ? JSON.stringify(bodies[path]) : null,
    })
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await answerOf(answer)).toEqual({ status: 503, body: unavailable })
  })

  test.each(['bar', 'close'])('for the operator action %s', async (order) => {
    const code = await openTable()
    hang(TableObject.prototype, 'performOperatorAction')
    const answer = post(`/api/tables/${code}/${order}`, '', bearer('a-secret-for-the-tests'))
    expect(await answerOf(answer)).toEqual({ status: 503, body: unavailable })
  })

  test('for opening a table, with and without the same deal', async () => {
    const code = await openTable()
    hang(TableObject.prototype, 'create')
    const opened = post('/api/tables', { game: 'the-game', options: {} })
    expect(await answerOf(opened)).toEqual({ status: 503, body: unavailable })
    hang(TableObject.prototype, 'sameDealOpening')
    const again = post('/api/tables', { sameDealAs: code })
    expect(await answerOf(again)).toEqual({ status: 503, body: unavailable })
  })

  test('for the connection of a seat, whose socket closes with a code for a later retry', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    hang(TableObject.prototype, 'fetch')
    expect(await (await connect(code, tokens[0])).closeCode).toBe(1011)
  })

  test('on every route', () => {
    const tried = calls.map(([, verb, path]) => `${verb.toLowerCase()} ${path}`)
    const known = documentedRoutes
      .filter(
        ({ path, caller }) => path.startsWith('/api/tables/{code}') && caller !== 'the operator',
      )
      .map(({ method, path }) => `${method} ${path.replace('/api/tables/{code}', '')}`)
      .map((route) => route.replace('{seat}', '1'))
    const relayed = ['get /stream', 'get /watch']
    expect(known.toSorted()).toEqual([...tried, ...relayed].toSorted())
  })
})

describe('a lobby that does not respond', () => {
  test('is unavailable', async () => {
    hang(LobbyObject.prototype, 'list')
    expect(await answerOf(ask('/api/lobby'))).toEqual({ status: 503, body: unavailable })
  })

  test('does not prevent opening a table', async () => {
    hang(LobbyObject.prototype, 'addressKey')
    const headers = { 'CF-Connecting-IP': '198.51.100.210' }
    const answer = await post('/api/tables', { game: 'the-game', options: {} }, headers)
    expect(answer.status).toBe(201)
  })
})

test('a table that timed out is not cached as existing', async () => {
  hang(TableObject.prototype, 'publicState')
  expect((await ask('/api/tables/BCDFGJ')).status).toBe(503)
  release()
  expect((await ask('/api/tables/BCDFGJ')).status).toBe(404)
})
