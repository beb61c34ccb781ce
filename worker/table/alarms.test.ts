import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { patience } from '../../shared/protocol/limits.ts'
import { stopClock } from '../testing/clock.ts'
import type { Line } from '../testing/sockets.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { ask, connect, openTable, seated, seatedAt, tableOf } from '../testing/tables.ts'
import { rowsOf } from '../testing/unchanged.ts'

// The platform promises to ring at least once: it may ring twice, late, and where nobody waits for it any more.

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

/** Two bots at a game where anybody may begin, and Anna, who takes her time. */
async function withBots(): Promise<{ code: string; anna: Line }> {
  const { code, lines } = await seated(['Anna'])
  const [anna] = lines
  await anna.say({ type: 'add-bot' })
  await anna.say({ type: 'add-bot' })
  await anna.say({ type: 'start' })
  await anna.first('view')
  return { code, anna }
}

const later = (time: number) => vi.setSystemTime(Date.now() + time)

test('no connection holds up a bot, whatever it has sent before: the turn of the bot has an alarm', async () => {
  const code = await openTable({}, 'switch')
  const { lines } = await seatedAt(code, ['Anna', 'Ben'])
  const [anna] = lines
  // Once, and never again.
  anna.send('tap')
  await anna.say({ type: 'add-bot' })
  await anna.say({ type: 'start' })
  await Promise.all(lines.map((line) => line.first('view')))
  for (let turns = 0; turns < 3; turns++) {
    await peopleMove(lines)
    const { turn } = anna.projection()
    const { alarm } = await stored(code)
    const pace = patience.botPaceMax + patience.dealing
    expect((alarm ?? Infinity) - Date.now()).toBeLessThanOrEqual(pace)
    later(pace)
    await runDurableObjectAlarm(tableOf(code))
    await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
  }
})

/** Until it is the turn of a bot. */
async function peopleMove(lines: readonly Line[]): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const { turn, toMove } = lines[0]?.projection() ?? { turn: 0, toMove: [] }
    const mover = lines[toMove[0] ?? 9]
    if (!mover) return
    await mover.move()
    await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
  }
  throw new Error('it is never the turn of a bot')
}

test('an alarm that rings twice at once moves no bot twice', async () => {
  const { code, anna } = await withBots()
  for (let moments = 0; moments < 6; moments++) {
    later(patience.politeness)
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

test('an alarm that rings late lets a bot do one thing, and not all that it might have done', async () => {
  const { code, anna } = await withBots()
  const before = anna.projection().seq
  for (let moments = 1; moments <= 4; moments++) {
    // As late as her line is taken to live without a word.
    later(patience.deadSocket - 1_000)
    await rings(code)
    await anna.say({ type: 'resume' })
    expect(anna.projection().seq - before).toBeLessThanOrEqual(moments)
  }
  expect(anna.projection().turn).toBeGreaterThan(0)
})

test('an alarm that rings too early finds nothing to do, and rings again when it is due', async () => {
  const { code } = await withBots()
  const before = await stored(code)
  await rings(code)
  expect((await stored(code)).rows).toEqual(before.rows)
  expect((await stored(code)).alarm).toBeLessThanOrEqual(before.alarm ?? 0)
  later(patience.dealing + patience.botPaceMax)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
})

/** A month later, and the table has seen it. Its line, which says nothing, is closed. */
async function isDue(code: string): Promise<void> {
  later(patience.untouched)
  await rings(code)
}

test('a clock that is a month ahead when the service starts, and is put right, deletes no table', async () => {
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

test('somebody who comes back to a table that is due has it again, also after a sleep', async () => {
  const { code, tokens } = await seated(['Anna'])
  await isDue(code)
  await evictDurableObject(tableOf(code))
  later(patience.evenClock)
  await connect(code, tokens[0])
  for (const wait of [patience.evenClock, patience.secondThought, patience.evenClock]) {
    later(wait)
    await rings(code)
  }
  expect((await ask(`/api/tables/${code}`)).status).toBe(200)
})

test('an alarm rings for a table that has forgotten itself, and leaves no trace', async () => {
  const { code, lines } = await seated(['Anna'])
  await isDue(code)
  for (const wait of [patience.evenClock, patience.secondThought, patience.evenClock]) {
    expect((await left(code)).tables.length).toBe(1)
    later(wait)
    await rings(code)
  }
  await lines[0].closed
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

test('an alarm for a code that never was a table leaves no trace', async () => {
  await rings('BCDFGH')
  expect(await left('BCDFGH')).toEqual({ tables: [], alarm: null })
})

test('a turn whose time runs out while the table is out of memory runs out once, however often the alarm rings', async () => {
  const { code, lines } = await seated(['Anna', 'Ben'])
  await lines[0].say({ type: 'tempo', tempo: 'brisk' })
  await lines[0].say({ type: 'start' })
  await lines[1].first('view')
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  expect(alarm).toBeLessThanOrEqual(Date.now() + patience.brisk)
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  later(patience.brisk + 1_000)
  for (let times = 0; times < 3; times++) await rings(code)
  const { table } = await (await ask(`/api/tables/${code}`)).json<PublicState>()
  const overdue = table.seats.map((one) => one.timedOutTurns ?? 0)
  expect(overdue.toSorted()).toEqual([0, 1])
  expect(table.seats.filter(({ substitutedThisTurn }) => substitutedThisTurn).length).toBe(1)
  await lines[1].sees(({ seats }) =>
    seats.some(({ substitutedThisTurn }) => substitutedThisTurn === true),
  )
})
