import { runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { patience } from '../shared/protocol/limits.ts'
import { LobbyObject } from './lobby/LobbyObject.ts'
import { documentedRoutes } from './openapi/routes.ts'
import { RelayObject } from './spectators/RelayObject.ts'
import { TableObject } from './table/TableObject.ts'
import {
  answerOf,
  ask,
  bearing,
  connect,
  openTable,
  playing,
  post,
  relayOf,
  seated,
  watch,
} from './testing/tables.ts'
import type { Line } from './testing/sockets.ts'
import { TimeLimitError, withTimeLimit } from './time-limit.ts'

const bounds = { ...patience }
let hanging = new AbortController()
/** Lets objects answer again. */
function release(): void {
  hanging.abort()
  hanging = new AbortController()
  vi.restoreAllMocks()
}
afterEach(() => {
  release()
  Object.assign(patience, bounds)
})

/** From now on this method of all objects of a class answers nothing, until the test has ended. */
function hang(prototype: object, method: string): void {
  Object.assign(patience, { objectCall: 100, objectWork: 100 })
  const { signal } = hanging
  // The runtime ends a call that waits for nothing.
  const unanswered = async () => {
    while (!signal.aborted) await scheduler.wait(5)
    return method === 'fetch' ? new Response() : undefined
  }
  vi.spyOn(prototype as Readonly<Record<string, () => unknown>>, method).mockImplementation(
    unanswered,
  )
}

/** Leaves no relay behind that would count its watchers during other tests. */
async function leave(code: string, watcher: Line): Promise<void> {
  watcher.hangUp()
  await watcher.closed
  await runDurableObjectAlarm(relayOf(code))
}

const unavailable = { refusal: 'unavailable', request: expect.stringMatching(/^\w+$/) }

describe('a call with a time limit', () => {
  test('answers what it is answered, and its timer ends', async () => {
    const wait = vi.spyOn(scheduler, 'wait')
    expect(await withTimeLimit(Promise.resolve('here'))).toBe('here')
    await expect(withTimeLimit(Promise.reject(new Error('gone')))).rejects.toThrow('gone')
    const signals = wait.mock.calls.map(([, options]) => options?.signal?.aborted)
    expect(signals).toEqual([true, true])
  })

  test('fails when there is no answer in time', async () => {
    const { promise } = Promise.withResolvers<void>()
    await expect(withTimeLimit(promise, 5)).rejects.toThrow(TimeLimitError)
  })
})

describe('a table that does not answer a relay', () => {
  test('costs a new stream ten seconds and a 503, and a new watcher a socket that closes', async () => {
    const { code, lines } = await playing(['Anna', 'Ben'])
    hang(TableObject.prototype, 'subscribe')
    const stream = await ask(`/api/tables/${code}/stream`)
    expect(stream.headers.get('Retry-After')).toBe('1')
    expect(await answerOf(stream)).toEqual({ status: 503, body: { refusal: 'unavailable' } })
    expect(await (await watch(code)).closed).toBe(1011)
    // What it did not answer is not waited for again.
    release()
    const late = await watch(code)
    await lines[0].move()
    expect(await late.first('view')).toMatchObject({ turn: 1 })
    await leave(code, late)
  })

  test('does not keep those who watch already from hearing all that happens', async () => {
    const { code, lines } = await seated(['Anna', 'Ben'])
    const early = await watch(code)
    hang(TableObject.prototype, 'subscribe')
    const called = async (name: string) => {
      await lines[0].say({ type: 'rename', name })
      await early.sees(({ seats }) => seats[0]?.name === name)
    }
    // After this no snapshot is new enough for those who come.
    await called('Annabel')
    const closed = Promise.all([watch(code), watch(code)].map(async (line) => (await line).closed))
    for (let change = 0; change < 12; change++)
      await lines[0].say({ type: 'rename', name: `Anna ${change}` })
    await called('Annika')
    expect(await closed).toEqual([1011, 1011])
    release()
    await leave(code, early)
  })

  test('gets the number of its watchers with the next count', async () => {
    const { code, lines } = await seated(['Anna', 'Ben'])
    const watcher = await watch(code)
    hang(TableObject.prototype, 'reportSpectators')
    expect(await runDurableObjectAlarm(relayOf(code))).toBe(true)
    release()
    expect(await runDurableObjectAlarm(relayOf(code))).toBe(true)
    await lines[0].first('spectators', ({ spectators }) => spectators === 1)
    await leave(code, watcher)
  })
})

test('a relay that does not answer holds up nobody at the table', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  const watcher = await watch(code)
  hang(RelayObject.prototype, 'publish')
  await lines[0].say({ type: 'rename', name: 'Annabel' })
  await lines[1].sees(({ seats }) => seats[0]?.name === 'Annabel')
  expect(await lines[1].say({ type: 'start' })).toMatchObject({ type: 'refused' })
  release()
  await leave(code, watcher)
})

/** Each call of a route that an object may leave unanswered. */
const calls = [
  ['look', 'GET', ''],
  ['game', 'GET', '/game'],
  ['review', 'GET', '/game/review'],
  ['reason', 'GET', '/seats/1/reason'],
  ['sit', 'POST', '/seats'],
  ['lookFrom', 'GET', '/seat'],
  ['missed', 'GET', '/seat/missed'],
  ['say', 'POST', '/seat/commands'],
  ['say', 'POST', '/seat/moves'],
  ['fetch', 'GET', '/seat/stream'],
] as const

describe('a table that does not answer is unavailable', () => {
  const bodies: Readonly<Record<string, object>> = {
    '/seats': { name: 'Cleo' },
    '/seat/commands': { type: 'start', id: 'x' },
    '/seat/moves': { turn: 0, move: {} },
  }
  test.each(calls)('to %s, by %s …%s', async (method, verb, path) => {
    const { code, tokens } = await seated(['Anna', 'Ben'])
    hang(TableObject.prototype, method)
    const answer = await ask(`/api/tables/${code}${path}`, {
      method: verb,
      headers: bearing(tokens[0]),
      body: verb === 'POST' ? JSON.stringify(bodies[path]) : null,
    })
    expect(answer.headers.get('Retry-After')).toBe('1')
    expect(await answerOf(answer)).toEqual({ status: 503, body: unavailable })
  })

  test.each(['bar', 'close'])('to the operator who would %s it', async (order) => {
    const code = await openTable()
    hang(TableObject.prototype, 'order')
    const answer = post(`/api/tables/${code}/${order}`, '', bearing('a-secret-for-the-tests'))
    expect(await answerOf(answer)).toEqual({ status: 503, body: unavailable })
  })

  test('to whoever opens one, anew or again', async () => {
    const code = await openTable()
    hang(TableObject.prototype, 'create')
    const opened = post('/api/tables', { game: 'the-game', options: {} })
    expect(await answerOf(opened)).toEqual({ status: 503, body: unavailable })
    hang(TableObject.prototype, 'again')
    const again = post('/api/tables', { again: code })
    expect(await answerOf(again)).toEqual({ status: 503, body: unavailable })
  })

  test('to the page of a seat, whose socket closes and is opened again later', async () => {
    const { code, tokens } = await seated(['Anna', 'Ben'])
    hang(TableObject.prototype, 'fetch')
    expect(await (await connect(code, tokens[0])).closed).toBe(1011)
  })

  test('at every route that there is', () => {
    const tried = calls.map(([, verb, path]) => `${verb.toLowerCase()} ${path}`)
    const known = documentedRoutes
      .filter(({ path, by }) => path.startsWith('/api/tables/{code}') && by !== 'the operator')
      .map(({ method, path }) => `${method} ${path.replace('/api/tables/{code}', '')}`)
      .map((route) => route.replace('{seat}', '1'))
    const relayed = ['get /stream', 'get /watch']
    expect(known.toSorted()).toEqual([...tried, ...relayed].toSorted())
  })
})

describe('a lobby that does not answer', () => {
  test('is unavailable', async () => {
    hang(LobbyObject.prototype, 'list')
    expect(await answerOf(ask('/api/lobby'))).toEqual({ status: 503, body: unavailable })
  })

  test('keeps nobody from opening a table', async () => {
    hang(LobbyObject.prototype, 'addressKey')
    const headers = { 'CF-Connecting-IP': '198.51.100.210' }
    const answer = await post('/api/tables', { game: 'the-game', options: {} }, headers)
    expect(answer.status).toBe(201)
  })
})

test('a table that could not say whether it is there is asked again', async () => {
  hang(TableObject.prototype, 'look')
  expect((await ask('/api/tables/BCDFGJ')).status).toBe(503)
  release()
  expect((await ask('/api/tables/BCDFGJ')).status).toBe(404)
})
