import { runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { dayDealIds, solvableDeals, type DayDealId } from '../../shared/deal/day.ts'
import { commitment } from '../../shared/deal/proof.ts'
import { verifyRecord } from '../../shared/deal/record.ts'
import { dealOfDay } from '../../shared/games/the-game/day-deal.ts'
import type { View } from '../../shared/games/the-game/rules/state.ts'
import type {
  CreatedTable,
  DayDescription,
  GameRecord,
  PublicState,
  SeatCredentials,
} from '../../shared/protocol/protocol.ts'
import { lobby } from '../testing/lobby.ts'
import type { TestSocket } from '../testing/sockets.ts'
import { answerOf, ask, connect, playOut, post, seatPlayers, sit } from '../testing/tables.ts'

const [yesterday, today, tomorrow] = ['2027-02-28', '2027-03-01', '2027-03-02']
/**
 * Sets the clock to a time and stops it. Alarms do not fire, because the runtime has a clock of its
 * own.
 */
const stopAt = (time: string) => vi.setSystemTime(new Date(time))

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  stopAt(`${yesterday}T12:00:00Z`)
  await runInDurableObject(lobby(), (_, { storage }) => {
    for (const [key] of storage.kv.list({ prefix: 'day' })) storage.kv.delete(key)
  })
  // The clock still shows yesterday. This first request creates the key of the service, so
  // yesterday is the first day with deals.
  await describeDay()
  stopAt(`${today}T12:00:00Z`)
})
afterEach(() => {
  vi.useRealTimers()
})

const describeDay = async (day?: string) =>
  (await ask(day === undefined ? '/api/day' : `/api/day/${day}`)).json<DayDescription>()
const resultsOf = async (day: string, deal: DayDealId) =>
  (await describeDay(day)).deals.find((one) => one.deal === deal)?.results

async function openDeal(deal: DayDealId): Promise<string> {
  const answer = await post('/api/tables', { dealOfTheDay: deal })
  expect(answer.status).toBe(201)
  return (await answer.json<CreatedTable>()).code
}

async function openAlone(): Promise<{ readonly code: string; readonly socket: TestSocket }> {
  const code = await openDeal('the-game-1')
  const { token } = await sit(code, 'Anna')
  return { code, socket: await connect(code, token) }
}

async function playAlone(): Promise<{ readonly code: string; readonly left: number }> {
  const { code, socket } = await openAlone()
  await playOut([socket])
  const { outcome } = (await stateOf(code)).table
  if (outcome?.kind !== 'cooperative') throw new Error('the game is not over')
  return { code, left: outcome.score }
}

const handAlone = async () => {
  const { socket } = await openAlone()
  return socket.projection().view
}

const viewsForTwo = async () => {
  const { sockets } = await seatPlayers(await openDeal('the-game-2'), ['Anna', 'Ben'])
  await sockets[0].command({ type: 'start' })
  await Promise.all(sockets.map((socket) => socket.first('view')))
  return sockets.map((socket) => socket.projection().view)
}

const exports = (code: string): readonly Promise<Response>[] => [
  ask(`/api/tables/${code}/game`),
  ask(`/api/tables/${code}/game/review`),
  post('/api/tables', { sameDealAs: code }),
  post('/api/tables', { playOn: { table: code, step: 0, seat: 0 } }),
]

const stateOf = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()

describe('the deals of a day', () => {
  test('have a secret whose hash is published a day ahead, and which is published when the day is over', async () => {
    const { next, previous, secret, commitment: published, endsAt } = await describeDay()
    expect([next?.day, previous, secret]).toEqual([tomorrow, yesterday, undefined])
    expect(endsAt).toBe(Date.parse(tomorrow))
    expect(await describeDay(tomorrow)).toMatchObject({ commitment: next?.commitment })
    stopAt(`${tomorrow}T00:00:00Z`)
    const after = await describeDay()
    expect([after.day, after.commitment, after.secret]).toEqual([
      tomorrow,
      next?.commitment,
      undefined,
    ])
    const over = await describeDay(today)
    expect(over.commitment).toBe(published)
    expect(commitment(over.secret ?? '')).toBe(published)
    expect([over.next, over.previous]).toEqual([undefined, undefined])
  })

  test('are known for the first day of the service to tomorrow', async () => {
    const statuses = ['2027-02-27', yesterday, today, tomorrow, '2027-03-03'].map(
      async (day) => (await ask(`/api/day/${day}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([404, 200, 200, 200, 404])
    stopAt(`${yesterday}T12:00:00Z`)
    expect(await describeDay()).not.toHaveProperty('previous')
    for (const wrong of ['2027-02-30', 'today', '20270301'])
      expect(await answerOf(ask(`/api/day/${wrong}`))).toEqual({
        status: 400,
        body: { refusal: 'malformed' },
      })
  })

  test('of today are known even if the clock was put back to before the first day', async () => {
    stopAt('2027-02-27T12:00:00Z')
    expect((await describeDay()).day).toBe('2027-02-27')
  })

  test('have the same cards at every table, and others on the next day', async () => {
    const first = await handAlone()
    expect(await handAlone()).toEqual(first)
    stopAt(`${tomorrow}T09:00:00Z`)
    expect(await handAlone()).not.toEqual(first)
  })

  test('have hard bots that wait for the person, and no second person can sit down', async () => {
    for (const deal of dayDealIds.filter((one) => one !== 'the-game-2')) {
      const code = await openDeal(deal)
      const { table } = await stateOf(code)
      expect(table).toMatchObject({ phase: 'playing', paused: { reason: 'away', seat: 0 } })
      const others = table.seats.slice(1).map(({ kind, strength }) => [kind, strength])
      expect(others).toEqual(others.map(() => ['bot', 'hard']))
      expect((await sit(code, 'Anna')).seat).toBe(0)
      expect(await answerOf(post(`/api/tables/${code}/seats`, { name: 'Ben' }))).toEqual({
        status: 403,
        body: { refusal: 'table-locked' },
      })
    }
  })

  test('for two wait for a second player, whose cards are the same as well', async () => {
    expect(await viewsForTwo()).toEqual(await viewsForTwo())
  })

  test('can only be chosen by their id', async () => {
    for (const dealOfTheDay of ['nix', '', 7, { day: today, deal: 'switch' }])
      expect(await answerOf(post('/api/tables', { dealOfTheDay }))).toEqual({
        status: 400,
        body: { refusal: 'malformed' },
      })
  })
})

describe('the secret of a day', () => {
  test('does not leave a table before the day is over, and verifies the game afterwards', async () => {
    const { code } = await playAlone()
    stopAt(`${today}T23:59:59Z`)
    for (const answer of exports(code))
      expect(await answerOf(answer)).toEqual({ status: 409, body: { refusal: 'game-not-over' } })
    const seen = JSON.stringify(await stateOf(code))
    stopAt(`${tomorrow}T00:00:00Z`)
    const { secret = '' } = await describeDay(today)
    expect(seen).not.toContain(secret)
    const record = await (await ask(`/api/tables/${code}/game`)).json<GameRecord>()
    expect(record.proof.secret).toBe(secret)
    expect(record.firstDealt).toEqual({ day: today, deal: 'the-game-1' })
    expect(verifyRecord(record)).toMatchObject({ ok: true })
    expect((await post('/api/tables', { sameDealAs: code })).status).toBe(201)
  })
})

test('anyone can deal the cards of The Game again once the secret of their day is published', async () => {
  const [alone, [first, second]] = [await handAlone(), await viewsForTwo()]
  const handsSeen = [alone, first, second].map((view) => (view as View | undefined)?.hand)
  stopAt(`${tomorrow}T00:00:00Z`)
  const { secret = '' } = await describeDay(today)
  const dealt = solvableDeals.map((deal) => dealOfDay(deal, { day: today, secret }).hands)
  expect(dealt.flat()).toEqual(handsSeen)
})

describe('the results of a day', () => {
  test('count how many tables had a result, without names', async () => {
    const { left } = await playAlone()
    await playAlone()
    await expect.poll(() => resultsOf(today, 'the-game-1')).toEqual([{ result: left, tables: 2 }])
    expect(await resultsOf(today, 'the-game-2')).toEqual([])
    expect(await resultsOf(yesterday, 'the-game-1')).toEqual([])
    const stored = await runInDurableObject(lobby(), (_, { storage }) => [
      ...storage.kv.list({ prefix: 'day:' }),
    ])
    expect(stored).toEqual([[`day:${today}`, { 'the-game-1': { [left]: 2 } }]])
  })

  test('are deleted after 400 days, also if no result came on the day 400 days later', async () => {
    const old = ['2026-01-20', '2026-01-25', '2026-01-26']
    await runInDurableObject(lobby(), (_, { storage }) => {
      for (const day of old) storage.kv.put(`day:${day}`, { 'the-game-1': { 7: 1 } })
    })
    await playAlone()
    await expect.poll(() => resultsOf(today, 'the-game-1')).toHaveLength(1)
    const stored = await runInDurableObject(lobby(), (_, { storage }) => [
      ...storage.kv.list({ prefix: 'day:' }),
    ])
    expect(stored.map(([key]) => key)).toEqual(['day:2026-01-26', `day:${today}`])
  })

  test('count a table for the day on which it was opened, until the next day is over', async () => {
    const [inTime, tooLate] = [await openAlone(), await openAlone()]
    stopAt(`${tomorrow}T23:59:59Z`)
    await playOut([inTime.socket])
    await expect.poll(() => resultsOf(today, 'the-game-1')).toHaveLength(1)
    expect(await resultsOf(tomorrow, 'the-game-1')).toEqual([])
    stopAt('2027-03-03T00:00:00Z')
    await playOut([tooLate.socket])
    await playAlone()
    await expect.poll(() => resultsOf('2027-03-03', 'the-game-1')).toHaveLength(1)
    expect(await resultsOf(today, 'the-game-1')).toMatchObject([{ tables: 1 }])
  })

  test('count no program and no repeated deal', async () => {
    const code = await openDeal('the-game-1')
    const seated = await post(`/api/tables/${code}/seats`, { name: 'Bot of Ben', program: true })
    const { token } = await seated.json<SeatCredentials>()
    await playOut([await connect(code, token)])
    stopAt(`${tomorrow}T00:00:00Z`)
    const again = (await (await post('/api/tables', { sameDealAs: code })).json<CreatedTable>())
      .code
    const { sockets } = await seatPlayers(again, ['Anna'])
    await sockets[0].command({ type: 'start' })
    await sockets[0].first('view')
    await playOut([sockets[0]])
    await playAlone()
    await expect.poll(() => resultsOf(tomorrow, 'the-game-1')).toHaveLength(1)
    expect(await resultsOf(today, 'the-game-1')).toEqual([])
  })
})
