import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { TestSocket } from '../testing/sockets.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import {
  ask,
  connect,
  openTable,
  seatedTable,
  seatPlayers,
  tableOf,
  stopClock,
} from '../testing/tables.ts'
import { rowsOf } from '../testing/unchanged.ts'

// The platform runs an alarm at least once. So an alarm can ring twice, late, or when there is
// nothing left to do.

beforeEach(stopClock)
afterEach(() => {
  vi.useRealTimers()
})

const rings = (code: string) =>
  runInDurableObject(tableOf(code), (table) =>
    (table as unknown as { alarm: () => unknown }).alarm(),
  )

const stored = (code: string) =>
  runInDurableObject(tableOf(code), async (_, { storage }) => ({
    rows: ['state', 'chunks'].map((name) => rowsOf(storage, name)),
    alarm: await storage.getAlarm(),
  }))

const left = (code: string) =>
  runInDurableObject(tableOf(code), async (_, { storage }) => ({
    tables: storage.sql.exec(`select name from sqlite_master where name = 'state'`).toArray(),
    alarm: await storage.getAlarm(),
  }))

/**
 * Returns a started game of Anna and two bots. With `signals`, one alarm can make both bots signal,
 * depending on their cards. A test that counts the actions of one alarm uses `silent`, so that bots
 * can only move.
 */
async function withBots(
  talk: 'silent' | 'signals' = 'signals',
): Promise<{ code: string; anna: TestSocket }> {
  const { code, sockets } = await seatedTable(['Anna'], { talk })
  const [anna] = sockets
  await anna.command({ type: 'add-bot' })
  await anna.command({ type: 'add-bot' })
  await anna.command({ type: 'start' })
  await anna.first('view')
  return { code, anna }
}

const later = (time: number) => vi.setSystemTime(Date.now() + time)

test('a bot’s turn has an alarm, whatever connections have sent before', async () => {
  const code = await openTable({}, 'switch')
  const { sockets } = await seatPlayers(code, ['Anna', 'Ben'])
  const [anna] = sockets
  anna.send('tap')
  await anna.command({ type: 'add-bot' })
  await anna.command({ type: 'start' })
  await Promise.all(sockets.map((socket) => socket.first('view')))
  for (let turns = 0; turns < 3; turns++) {
    await peopleMove(sockets)
    const { turn } = anna.projection()
    const { alarm } = await stored(code)
    const pace = timeouts.botPaceMax + timeouts.dealAnimation
    expect((alarm ?? Infinity) - Date.now()).toBeLessThanOrEqual(pace)
    later(pace)
    await runDurableObjectAlarm(tableOf(code))
    await Promise.all(sockets.map((socket) => socket.waitForMoveAfter(turn)))
  }
})

/** Makes moves of people until it is a bot's turn. */
async function peopleMove(sockets: readonly TestSocket[]): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const { turn, toMove } = sockets[0]?.projection() ?? { turn: 0, toMove: [] }
    const mover = sockets[toMove[0] ?? 9]
    if (!mover) return
    await mover.move()
    await Promise.all(sockets.map((socket) => socket.waitForMoveAfter(turn)))
  }
  throw new Error('it is never the turn of a bot')
}

test('an alarm that rings twice at once moves no bot twice', async () => {
  const { code, anna } = await withBots()
  for (let moments = 0; moments < 6; moments++) {
    later(timeouts.humansFirst)
    await rings(code)
    const once = await stored(code)
    const heard = anna.messages.length
    await rings(code)
    await rings(code)
    expect(await stored(code)).toEqual(once)
    expect(anna.messages.length).toBe(heard)
  }
  expect(anna.projection().turn).toBeGreaterThan(0)
})

test('a late alarm lets a bot act once, and does not catch up', async () => {
  const { code, anna } = await withBots('silent')
  const before = anna.projection().seq
  for (let moments = 1; moments <= 4; moments++) {
    // The latest time before Anna's silent connection counts as dead.
    later(timeouts.deadSocket - 1_000)
    await rings(code)
    await anna.command({ type: 'resume' })
    expect(anna.projection().seq - before).toBeLessThanOrEqual(moments)
  }
  expect(anna.projection().turn).toBeGreaterThan(0)
})

test('an alarm that rings too early does nothing, and is set again', async () => {
  const { code } = await withBots()
  const before = await stored(code)
  await rings(code)
  expect((await stored(code)).rows).toEqual(before.rows)
  expect((await stored(code)).alarm).toBeLessThanOrEqual(before.alarm ?? 0)
  later(timeouts.dealAnimation + timeouts.botPaceMax)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
})

/** Advances the clock by a month and rings the alarm, which closes the silent connection. */
async function isDue(code: string): Promise<void> {
  later(timeouts.unusedTable)
  await rings(code)
}

test('a clock that starts a month ahead and is corrected deletes no table', async () => {
  const { code } = await withBots()
  const right = Date.now()
  for (let starts = 0; starts < 5; starts++) {
    vi.setSystemTime(right + starts * 86_400_000 + 31 * 86_400_000)
    await evictDurableObject(tableOf(code))
    await rings(code)
    await rings(code)
    expect((await left(code)).tables.length).toBe(1)
  }
  vi.setSystemTime(right + 5 * 86_400_000)
  await evictDurableObject(tableOf(code))
  const answer = await ask(`/api/tables/${code}`)
  expect((await answer.json<PublicState>()).table.phase).toBe('playing')
})

test('a player who returns to a table that is due keeps it, even after hibernation', async () => {
  const { code, tokens } = await seatedTable(['Anna'])
  await isDue(code)
  await evictDurableObject(tableOf(code))
  later(timeouts.clockCheck)
  await connect(code, tokens[0])
  for (const wait of [timeouts.clockCheck, timeouts.expiryGrace, timeouts.clockCheck]) {
    later(wait)
    await rings(code)
  }
  expect((await ask(`/api/tables/${code}`)).status).toBe(200)
})

test('an alarm for a deleted table stores nothing', async () => {
  const { code, sockets } = await seatedTable(['Anna'])
  await isDue(code)
  for (const wait of [timeouts.clockCheck, timeouts.expiryGrace, timeouts.clockCheck]) {
    expect((await left(code)).tables.length).toBe(1)
    later(wait)
    await rings(code)
  }
  await sockets[0].closeCode
  const nothing = { tables: [], alarm: null }
  expect(await left(code)).toEqual(nothing)
  await rings(code)
  await rings(code)
  expect(await left(code)).toEqual(nothing)
  await evictDurableObject(tableOf(code))
  await rings(code)
  expect(await left(code)).toEqual(nothing)
  expect((await ask(`/api/tables/${code}`)).status).toBe(404)
})

test('an alarm for a code without a table stores nothing', async () => {
  await rings('BCDFGH')
  expect(await left('BCDFGH')).toEqual({ tables: [], alarm: null })
})

test('a turn that times out during hibernation times out once, however often the alarm rings', async () => {
  const { code, sockets } = await seatedTable(['Anna', 'Ben'])
  await sockets[0].command({ type: 'set-tempo', tempo: 'brisk' })
  await sockets[0].command({ type: 'start' })
  await sockets[1].first('view')
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  expect(alarm).toBeLessThanOrEqual(Date.now() + timeouts.brisk)
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  later(timeouts.brisk + 1_000)
  for (let times = 0; times < 3; times++) await rings(code)
  const { table } = await (await ask(`/api/tables/${code}`)).json<PublicState>()
  const timedOutTurns = table.seats.map((one) => one.timedOutTurns ?? 0)
  expect(timedOutTurns.toSorted()).toEqual([0, 1])
  expect(table.seats.filter(({ substitutedThisTurn }) => substitutedThisTurn).length).toBe(1)
  await sockets[1].waitForTable(({ seats }) =>
    seats.some(({ substitutedThisTurn }) => substitutedThisTurn === true),
  )
})
