import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { patience } from '../../shared/protocol/limits.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { Line } from '../testing/sockets.ts'
import {
  ask,
  connect,
  playing,
  playOut,
  seated,
  sit,
  storageOf,
  tableOf,
} from '../testing/tables.ts'
import { stored } from '../testing/unchanged.ts'

const seatAt = (line: Line, seat: number) => line.table().seats[seat]
const look = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()

describe('the line of a seat', () => {
  test('is the newest one: the older is told so, and nobody is gone', async () => {
    const { code, tokens, lines } = await seated(['Anna', 'Ben'])
    const [anna, ben] = lines
    await anna.sees((table) => table.seats[1]?.connected === true)
    const before = anna.messages.length
    const again = await connect(code, tokens[1])
    expect(await ben.closed).toBe(closeCodes.replaced)
    await anna.say({ type: 'chat', text: 'hello' })
    await again.first('chat')
    expect(ben.messages.some(({ type }) => type === 'chat')).toBe(false)
    expect(anna.messages.slice(before).map(({ type }) => type)).toEqual(['chat', 'done'])
  })

  test('is lost and found again', async () => {
    const { code, tokens, lines } = await playing(['Anna', 'Ben'])
    const [anna, ben] = lines
    const { seq } = ben.projection()
    ben.hangUp()
    await anna.sees((table) => table.seats[1]?.connected === false)
    await anna.move()
    await anna.move()
    const again = await connect(code, tokens[1], { seen: seq })
    expect(await again.first('snapshot')).toMatchObject({ seat: 1, missed: 2, shown: { turn: 2 } })
    await anna.say({ type: 'pause' })
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })

  test('is told only of the moves of this deal that it has missed', async () => {
    const { code, tokens, lines } = await playing(['Anna', 'Ben'])
    await playOut(lines)
    await lines[0].say({ type: 'rematch' })
    await lines[0].move()
    const again = await connect(code, tokens[1], { seen: 0 })
    expect((await again.first('snapshot')).missedMoves).toBe(1)
  })

  test('is answered in its sleep, and goes on where it was when the table wakes', async () => {
    const { code, lines } = await playing(['Anna', 'Ben'])
    const [anna, ben] = lines
    await anna.move()
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    anna.send('ping')
    expect(await anna.move()).toMatchObject({ type: 'done' })
    await ben.first('view', ({ turn }) => turn === 2)
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })
})

describe('a line that hears in views what is done', () => {
  const inView = { done: 'in-view' }

  test('is told of its move by the view, and nobody else is', async () => {
    const { code, tokens, lines } = await playing(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    anna.send(JSON.stringify({ type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }))
    expect(await anna.first('view', ({ turn }) => turn === 1)).toMatchObject({ done: 'm1' })
    expect(await lines[1].first('view', ({ turn }) => turn === 1)).not.toHaveProperty('done')
    await anna.say({ type: 'pause' })
    expect(anna.messages.some((one) => one.type === 'done' && one.id === 'm1')).toBe(false)
  })

  test('hears it after the rest where there is no view, and where it was done before', async () => {
    const { code, tokens } = await playing(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    await anna.say({ type: 'chat', id: 'h1', text: 'hello' })
    expect(anna.messages.slice(-2).map(({ type }) => type)).toEqual(['chat', 'done'])
    const move = { type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }
    anna.send(JSON.stringify(move))
    await anna.first('view', ({ done }) => done === 'm1')
    expect(await anna.say(move)).toEqual({ type: 'done', id: 'm1' })
    expect(await anna.say({ type: 'pause', id: 'p1' })).toEqual({ type: 'done', id: 'p1' })
  })

  test('hears it so after a sleep, too', async () => {
    const { code, tokens } = await playing(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    anna.send(JSON.stringify({ type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }))
    expect(await anna.first('view', ({ turn }) => turn === 1)).toMatchObject({ done: 'm1' })
  })

  test('hears it before it is closed, as whoever leaves does', async () => {
    const { code, tokens } = await playing(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    expect(await anna.say({ type: 'leave', id: 'l1' })).toEqual({ type: 'done', id: 'l1' })
    expect(await anna.closed).toBe(closeCodes.unseated)
  })
})

test('after a restart everything is where it was, and those who do not come back are missed', async () => {
  const { code, tokens, lines } = await playing(['Anna', 'Ben'])
  await lines[0].move()
  const { turn, view } = lines[0].projection()
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  const anna = await connect(code, tokens[0])
  expect(anna.projection()).toMatchObject({ turn, view })
  await runDurableObjectAlarm(tableOf(code))
  await anna.sees((table) => table.seats[1]?.connected === false)
  expect(seatAt(anna, 0)?.connected).toBe(true)
})

describe('whoever says that their line comes soon', () => {
  test('is here at once, so that it changes nothing when it comes', async () => {
    const { code, lines } = await seated(['Anna'])
    const [anna] = lines
    const { token } = await sit(code, 'Ben', 'soon')
    await anna.sees((table) => table.seats[1]?.connected === true)
    const before = await stored(code)
    const heard = anna.messages.length
    const ben = await connect(code, token)
    expect((await ben.first('snapshot')).table.seats[1]).toMatchObject({ name: 'Ben', here: true })
    expect(await stored(code)).toEqual(before)
    await anna.say({ type: 'lock', locked: true })
    expect(anna.messages.slice(heard).map(({ type }) => type)).toEqual(['table', 'done'])
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })

  test('and does not come is missed when the table looks for dead lines', async () => {
    const { code, lines } = await seated(['Anna'])
    await sit(code, 'Ben', 'soon')
    await lines[0].sees((table) => table.seats[1]?.connected === true)
    await runDurableObjectAlarm(tableOf(code))
    await lines[0].sees((table) => table.seats[1]?.connected === false)
    expect(seatAt(lines[0], 0)?.connected).toBe(true)
  })

  test('or says nothing of it, is not here before it comes', async () => {
    const { code, lines } = await seated(['Anna'])
    const { token } = await sit(code, 'Ben')
    await lines[0].sees((table) => table.seats[1] !== undefined)
    expect(seatAt(lines[0], 1)?.connected).toBe(false)
    await connect(code, token)
    await lines[0].sees((table) => table.seats[1]?.connected === true)
  })
})

/** Some time later the alarm rings. */
const later = async (code: string, time: number): Promise<boolean> => {
  vi.setSystemTime(Date.now() + time)
  return runDurableObjectAlarm(tableOf(code))
}

describe('as time passes', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('who stays away pauses the table, once, however often and late the alarm rings', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { code, lines } = await playing(['Anna', 'Ben'])
    const [anna, ben] = lines
    ben.hangUp()
    await anna.sees((table) => table.seats[1]?.connected === false)
    expect(await later(code, patience.away - 1)).toBe(true)
    expect((await look(code)).table.paused).toBe(null)
    expect(await later(code, patience.away)).toBe(true)
    const paused = { why: 'away', seat: 1 }
    await anna.sees((table) => table.paused !== null)
    expect((await look(code)).table.paused).toEqual(paused)
    const heard = anna.messages.length
    expect(await later(code, 0)).toBe(true)
    expect((await look(code)).table.paused).toEqual(paused)
    expect(anna.messages.length).toBe(heard)
  })

  test('a bot makes one move each time the alarm rings', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { code, lines } = await seated(['Anna'])
    const [anna] = lines
    await anna.say({ type: 'add-bot' })
    await anna.say({ type: 'start' })
    await anna.first('view')
    for (let alarms = 0; alarms < 20 && anna.projection().turn < 3; alarms++) {
      // Or her line would count as dead in the end.
      await anna.say({ type: 'resume' })
      await later(code, patience.politeness)
    }
    expect(anna.projection().turn).toBe(3)
  })

  test('a line over which nothing comes any more counts as dead, one that pings does not', async () => {
    // The platform notes the time of a ping by its own clock, so it is the rest that lies in the past.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - patience.deadSocket - 1_000 })
    const { code, lines } = await seated(['Anna', 'Ben'])
    const [anna, ben] = lines
    anna.send('ping')
    await anna.ponged
    vi.useRealTimers()
    await runDurableObjectAlarm(tableOf(code))
    expect(await ben.closed).toBe(1001)
    expect(ben.closedBecause).toContain('ping every 25 seconds')
    await anna.sees((table) => table.seats[1]?.connected === false)
    expect(seatAt(anna, 0)?.connected).toBe(true)
  })

  test('a table that nobody touches is forgotten with all that it stored, and its lines are closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [kept, { code, lines }] = [await seated(['Anna']), await seated(['Ben'])]
    const { untouched, evenClock, secondThought } = patience
    for (const wait of [untouched, evenClock, secondThought]) {
      await later(kept.code, wait)
      // His line lives, and says nothing that anybody heeds.
      await lines[0].say({ type: 'nothing' })
      await later(code, 0)
    }
    await later(kept.code, evenClock - 1)
    await later(code, 1)
    expect(await lines[0].closed).toBe(closeCodes.noSuchTable)
    expect((await ask(`/api/tables/${code}`)).status).toBe(404)
    expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
    expect((await ask(`/api/tables/${kept.code}`)).status).toBe(200)
  })

  test('the alarm is set as soon as something is due earlier', async () => {
    const { code, lines } = await seated(['Anna'])
    const firstLook = patience.dealing + patience.botPaceMax
    expect((await storageOf(code)).alarm).toBeGreaterThan(Date.now() + firstLook)
    await lines[0].say({ type: 'add-bot' })
    await lines[0].say({ type: 'start' })
    expect((await storageOf(code)).alarm).toBeLessThanOrEqual(Date.now() + firstLook)
  })

  test('moves do not set the alarm anew: that would be a write of its own', async () => {
    const { code, lines } = await playing(['Anna'])
    const before = await storageOf(code)
    expect(before.alarm).not.toBe(null)
    await lines[0].move()
    await lines[0].move()
    expect(await storageOf(code)).toEqual(before)
  })
})
