import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { Tischlein } from '../../../client/index.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/**
 * Returns the times in seconds at which the client opens a stream during `within` milliseconds.
 * Each stream breaks `lasting` milliseconds after its first line.
 */
async function openings(lasting: number, within: number): Promise<number[]> {
  const begun = performance.now()
  const times: number[] = []
  vi.stubGlobal('fetch', async () => {
    times.push((performance.now() - begun) / 1_000)
    return new Response(
      new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('{"type":"table"}\n'))
          setTimeout(() => stream.close(), lasting)
        },
      }),
    )
  })
  const lines = new Tischlein('https://tischlein.test').watch('KTRMVX')
  const read = async () => {
    for await (const { type } of lines) expect(type).toBe('table')
  }
  void read()
  await vi.advanceTimersByTimeAsync(within)
  return times
}

test('a stream that breaks off right after its first line is reopened with growing delays', async () => {
  const times = await openings(1, 60_000)
  expect(times.map(Math.floor)).toEqual([0, 0, 0, 1, 3, 7, 15, 25, 35, 45, 55])
})

test('the stream of a seat is opened again until the request to join is accepted', async () => {
  const answers = [
    Response.json({ refusal: 'join-pending' }, { status: 409 }),
    new Response('{"type":"closed"}\n'),
  ]
  vi.stubGlobal('fetch', async () => answers.shift())
  const next = new Tischlein('https://tischlein.test').at('KTRMVX', 'token').events().next()
  await Promise.all([
    expect(next).resolves.toEqual({ done: false, value: { type: 'closed' } }),
    vi.advanceTimersByTimeAsync(1_000),
  ])
})

test.each([
  [401, 'wrong-token'],
  [404, 'no-such-table'],
])(
  'a stream ends if its seat or table is gone after an interruption: %i',
  async (status, refusal) => {
    const answers = [
      new Response('{"type":"chat"}\n'),
      Response.json({ refusal }, { status }),
      Response.json({ refusal }, { status }),
    ]
    vi.stubGlobal('fetch', async () => answers.shift())
    const events = new Tischlein('https://tischlein.test').at('KTRMVX', 'token').events()
    expect((await events.next()).value).toEqual({ type: 'chat' })
    await Promise.all([
      expect(events.next()).resolves.toEqual({ done: true, value: undefined }),
      vi.advanceTimersByTimeAsync(1_000),
    ])
    // Without an open stream before, the caller has made a mistake.
    const wrong = new Tischlein('https://tischlein.test').at('KTRMVX', 'wrong').events()
    await expect(wrong.next()).rejects.toMatchObject({ status, refusal })
  },
)

test('the position of a seat is null while the table gathers for the next game', async () => {
  const events = [
    { type: 'snapshot', seat: null, table: { phase: 'over' }, position: { turn: 7 } },
    { type: 'table', seat: null, table: { phase: 'over' } },
    { type: 'table', seat: null, table: { phase: 'gathering' } },
    { type: 'closed' },
  ]
  const body = events.map((event) => `${JSON.stringify(event)}\n`).join('')
  vi.stubGlobal('fetch', async () => new Response(body))
  const positions: unknown[] = []
  const seat = new Tischlein('https://tischlein.test').at('KTRMVX', 'token')
  for await (const { position } of seat.states()) positions.push(position)
  expect(positions).toEqual([{ turn: 7 }, { turn: 7 }, null])
})

test('a stream that has lasted for a while is reopened at once', async () => {
  const times = await openings(15_000, 46_000)
  expect(times.map(Math.round)).toEqual([0, 15, 31, 46])
})

test('a request that is refused as too fast is retried six times at most, after `Retry-After`', async () => {
  const sent: number[] = []
  vi.stubGlobal('fetch', async () => {
    sent.push(Date.now())
    return Response.json({ refusal: 'too-fast' }, { status: 429, headers: { 'Retry-After': '3' } })
  })
  const begun = Date.now()
  await Promise.all([
    expect(new Tischlein('https://tischlein.test').games()).rejects.toMatchObject({
      status: 429,
      refusal: 'too-fast',
    }),
    vi.advanceTimersByTimeAsync(60_000),
  ])
  expect(sent.map((at) => (at - begun) / 1_000)).toEqual([0, 3, 6, 9, 12, 15])
})

test('a stream that is refused as too fast is opened again later', async () => {
  let left = 7
  vi.stubGlobal('fetch', async () =>
    left-- > 0
      ? Response.json({ refusal: 'too-fast' }, { status: 429 })
      : new Response('{"type":"closed"}\n'),
  )
  const next = new Tischlein('https://tischlein.test').watch('KTRMVX').next()
  await Promise.all([
    expect(next).resolves.toEqual({ done: false, value: { type: 'closed' } }),
    vi.advanceTimersByTimeAsync(60_000),
  ])
})
