import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test, vi } from 'vitest'

import { codeLetters } from '../../shared/code.ts'
import { reviewerOf } from '../../shared/deal/review.ts'
import { games } from '../../shared/games/all.ts'
import { botsOf } from '../../shared/games/bots.ts'
import type { GameRecord, Review } from '../../shared/protocol/protocol.ts'
import app from '../index.ts'
import { refusalFrom } from '../testing/pages.ts'
import {
  answerOf,
  ask,
  connect,
  openTable,
  playingTable,
  playOut,
  seatedTable,
  sit,
} from '../testing/tables.ts'

const reviewed = (code: string) => answerOf(ask(`/api/tables/${code}/game/review`))

describe('a finished game', () => {
  let code = ''
  beforeAll(async () => {
    const table = await playingTable(['Anna', 'Ben'])
    await playOut(table.sockets)
    code = table.code
  })

  test('is reviewed turn by turn', async () => {
    const { status, body } = await reviewed(code)
    expect(status).toBe(200)
    const { deal, turns, finalWinProbability: end, losingTurn: lost } = body as Review
    const record = await (await ask(`/api/tables/${code}/game`)).json<GameRecord>()
    expect([deal, turns.at(-1)?.to]).toEqual([record.deal, record.steps.length])
    expect(record.outcome).toMatchObject({ won: end === 1 })
    expect(turns[lost ?? -1]).toBeDefined()
    for (const { seat, from } of turns) expect(record.steps[from]).toMatchObject({ seat })
  })

  test('has the same review for every request, even from a page of another site', async () => {
    const first = await reviewed(code)
    const headers = { Origin: 'https://elsewhere.test' }
    const again = await ask(`/api/tables/${code}/game/review`, { headers })
    expect(again.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await answerOf(again)).toEqual(first)
  })
})

test('the table object computes the review, since the worker has only 10 ms for a request', async () => {
  const made = { ok: true, value: '{"deal":7}' }
  const TABLES = { getByName: () => ({ publicState: async () => '{}', review: async () => made }) }
  // After this request the worker caches that the table exists. So no other test may use this code
  // as an unknown code.
  const asked = new Request('https://tischlein.test/api/tables/RVWRVW/game/review')
  const answer = await app.fetch(asked, { ...env, TABLES })
  expect([answer.status, await answer.text()]).toEqual([200, '{"deal":7}'])
})

test('a full queue of reviews uses up none of the review limit', async () => {
  const limit = vi.fn<() => Promise<{ success: boolean }>>(async () => ({ success: true }))
  const publicState = vi.fn<() => Promise<string>>(async () => '{}')
  const { promise, resolve } = Promise.withResolvers<unknown>()
  const askFor = (code: string) => {
    const TABLES = { getByName: () => ({ publicState, review: () => promise }) }
    const headers = { 'CF-Connecting-IP': '203.0.113.9' }
    const asked = new Request(`https://tischlein.test/api/tables/${code}/game/review`, { headers })
    return app.fetch(asked, { ...env, TABLES, REVIEWING: { limit } })
  }
  const queued = [...codeLetters].slice(0, 10).map((letter) => askFor(`FFFFF${letter}`))
  await expect.poll(() => publicState.mock.calls.length).toBe(10)
  // Each of these requests queues its review in the same turn of the event loop.
  await scheduler.wait(0)
  expect(await refusalFrom(await askFor('FFFFFZ'))).toEqual([429, { refusal: 'too-fast' }])
  expect(limit).toHaveBeenCalledTimes(10)
  resolve({ ok: true, value: '{"deal":7}' })
  await Promise.all(queued)
})

test('the table handles commands while it computes a review', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await playOut(sockets)
  let isThere = false
  const review = reviewed(code).finally(() => {
    isThere = true
  })
  await sockets[0].command({ type: 'rematch' })
  await sockets[0].first('view', ({ turn }) => turn === 0)
  await sockets[0].move()
  expect(isThere).toBe(false)
  expect((await review).body).toMatchObject({ deal: 1 })
})

test('the review is about the last finished game of a table', async () => {
  const { code, sockets } = await playingTable(['Anna', 'Ben'])
  await playOut(sockets)
  const first = await reviewed(code)
  await sockets[0].command({ type: 'rematch' })
  await Promise.all(sockets.map((socket) => socket.first('view', ({ turn }) => turn === 0)))
  // The review stays the same until the next game is finished.
  expect(await reviewed(code)).toEqual(first)
  await playOut(sockets)
  expect(first.body).toMatchObject({ deal: 1 })
  expect((await reviewed(code)).body).toMatchObject({ deal: 2 })
})

test('exactly the cooperative games have a review', () => {
  const found = games.filter((game) => reviewerOf(game, botsOf(game).bot) !== null)
  expect(found).toEqual(games.filter(({ about }) => about.cooperative))
})

describe('there is no review', () => {
  test('before the first game is finished', async () => {
    const { code } = await playingTable(['Anna', 'Ben'])
    const tooSoon = { status: 409, body: { refusal: 'game-not-over' } }
    expect(await reviewed(code)).toEqual(tooSoon)
    expect(await reviewed((await seatedTable(['Anna', 'Ben'])).code)).toEqual(tooSoon)
  })

  test('if the table does not exist', async () => {
    expect(await reviewed('BCDFGH')).toEqual({ status: 404, body: { refusal: 'no-such-table' } })
    expect(await reviewed('nonsense')).toEqual({ status: 400, body: { refusal: 'malformed-code' } })
  })

  test('of a game whose bot estimates no probabilities', async () => {
    const code = await openTable({}, 'nix')
    const tokens = [(await sit(code, 'Anna')).token, (await sit(code, 'Ben')).token]
    const sockets = await Promise.all(tokens.map((token) => connect(code, token)))
    await sockets[0]?.command({ type: 'start' })
    await Promise.all(sockets.map((socket) => socket.first('view')))
    await playOut(sockets)
    expect(await reviewed(code)).toEqual({ status: 404, body: { refusal: 'no-review' } })
  })
})
