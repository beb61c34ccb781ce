import { runInDurableObject } from 'cloudflare:test'
import { describe, expect, onTestFinished, test, vi } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import type { MissedMoves, Position } from '../../shared/protocol/protocol.ts'
import { ok, refuse } from '../../shared/result.ts'
import { cooperativeScheduler } from '../CooperativeScheduler.ts'
import type { TestSocket } from '../testing/sockets.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  playingTable,
  playOut,
  seatedTable,
  tableOf,
} from '../testing/tables.ts'

const missed = async (code: string, token: string, since: string | number) =>
  answerOf(ask(`/api/tables/${code}/seat/missed?since=${since}`, { headers: bearer(token) }))

/**
 * Returns all views that a connection has received. Removes `game`, since the response under test
 * contains it only once.
 */
const viewsOf = (socket: TestSocket): Position[] =>
  socket.messages.flatMap((message) => {
    if (message.type !== 'view') return []
    const { type: _, game: __, ...shown } = message
    return [shown]
  })

async function makesMoves(
  sockets: readonly [TestSocket, TestSocket],
  count: number,
): Promise<void> {
  for (let made = 0; made < count; made++) {
    const { turn, toMove } = sockets[0].projection()
    await sockets[toMove[0] === 1 ? 1 : 0].move()
    await Promise.all(sockets.map((socket) => socket.waitForMoveAfter(turn)))
  }
}

describe('a player who was away', () => {
  test('gets the views that another connection of the seat has received meanwhile', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    await makesMoves([sockets[0], sockets[1]], 2)
    const { seq } = sockets[1].projection()
    await makesMoves([sockets[0], sockets[1]], 4)
    const seen = viewsOf(sockets[1]).filter((shown) => shown.seq >= seq)
    expect(seen).toHaveLength(5)
    expect(await missed(code, tokens[1], seq)).toEqual({
      status: 200,
      body: { game: 'the-game', deal: 1, skipped: 0, positions: seen },
    })
  })

  test('gets as many moves as the snapshot counts', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const { seq: seen } = sockets[1].projection()
    sockets[1].close()
    await makesMoves([sockets[0], sockets[0]], 1)
    const back = await connect(code, tokens[1], { seen })
    const { missedMoves: count } = await back.first('snapshot')
    const { body } = await missed(code, tokens[1], seen)
    expect((body as MissedMoves).positions.map(({ turn }) => turn)).toEqual([0, 1])
    expect(count).toBe(1)
  })

  test('gets the end of a finished game, and only the deal of the next one', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    await playOut(sockets)
    const { seq, turn } = sockets[0].projection()
    const before = await missed(code, tokens[1], seq - 1)
    expect((before.body as MissedMoves).positions.at(-1)).toEqual(viewsOf(sockets[1]).at(-1))
    await sockets[0].command({ type: 'rematch' })
    await Promise.all(sockets.map((socket) => socket.first('view', (one) => one.turn < turn)))
    await makesMoves([sockets[0], sockets[1]], 1)
    const after = (await missed(code, tokens[1], seq)).body as MissedMoves
    expect([after.deal, ...after.positions.map((shown) => shown.turn)]).toEqual([2, 0, 1])
  })
})

describe('a request for missed moves', () => {
  test.each(['x', '-1', '1.5', '1e3', '99999999999999999', ''])(
    'with since=%j is refused as malformed',
    async (since) => {
      const { code, tokens } = await playingTable(['Anna', 'Ben'])
      expect(await missed(code, tokens[0], since)).toEqual({
        status: 400,
        body: { refusal: 'malformed' },
      })
    },
  )

  test('with a future seq is refused as malformed', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const { seq } = sockets[0].projection()
    expect(await missed(code, tokens[0], seq + 1)).toMatchObject({ status: 400 })
    expect(await missed(code, tokens[0], seq)).toEqual({
      status: 200,
      body: { game: 'the-game', deal: 1, skipped: 0, positions: [] },
    })
  })

  test('before the first deal is refused with not-now', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    expect(await missed(code, tokens[0], 0)).toEqual({ status: 409, body: { refusal: 'not-now' } })
  })
})

test('a repeated request is served from the cache, and too many different ones are refused', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  await makesMoves([sockets[0], sockets[1]], 5)
  for (let time = 0; time < 2 * limits.missedBurst; time++)
    expect((await missed(code, tokens[1], 0)).status).toBe(200)
  const statuses: number[] = []
  for (let since = 1; since <= limits.missedBurst; since++)
    statuses.push((await missed(code, tokens[1], since)).status)
  expect(statuses).toEqual([...Array<number>(limits.missedBurst - 1).fill(200), 429])
  expect((await missed(code, tokens[0], 0)).status).toBe(200)
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + limits.missedRefill })
  onTestFinished(() => void vi.useRealTimers())
  expect((await missed(code, tokens[1], limits.missedBurst)).status).toBe(200)
})

test('a request that is refused because the table is busy uses up none of the limit', async () => {
  const { code, tokens } = await playingTable(['Anna', 'Ben', 'Cem'])
  const [anna = '', ben = '', cem = ''] = tokens
  await runInDurableObject(tableOf(code), async (table) => {
    const { promise, resolve } = Promise.withResolvers<never>()
    const run = vi.spyOn(cooperativeScheduler, 'run').mockReturnValueOnce(promise)
    onTestFinished(() => void run.mockRestore())
    const queued = [0, 1, 2, 3].flatMap((since) =>
      [anna, ben].map((token) => table.missedViews(token, since)),
    )
    for (let time = 0; time < limits.missedBurst; time++)
      expect(await table.missedViews(cem, time)).toEqual(refuse({ refusal: 'too-fast' }))
    resolve(ok(null) as never)
    await Promise.all(queued)
    // The cache removes the last computation only after its promise has resolved.
    await scheduler.wait(1)
    expect(await table.missedViews(cem, 0)).toMatchObject({ ok: true })
  })
})

test('a finished game is serialized once for all requests', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await playOut(sockets)
  const game = () => answerOf(ask(`/api/tables/${code}/game`))
  const first = await game()
  // The log is deleted, so the response can only come from the cache.
  await runInDurableObject(tableOf(code), (_, { storage }) =>
    storage.sql.exec('delete from chunks'),
  )
  expect(await game()).toEqual(first)
})
