import { evictDurableObject, runDurableObjectAlarm } from 'cloudflare:test'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { PublicState } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import type { TestSocket } from '../testing/sockets.ts'
import {
  ask,
  connect,
  playingTable,
  playOut,
  seatedTable,
  sit,
  storageOf,
  tableOf,
} from '../testing/tables.ts'
import { storedParts } from '../testing/unchanged.ts'

const seatAt = (socket: TestSocket, seat: number) => socket.table().seats[seat]
const look = async (code: string) => (await ask(`/api/tables/${code}`)).json<PublicState>()

describe('the connection of a seat', () => {
  test('replaces the older one, which is closed, and the seat stays connected', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    await anna.waitForTable((table) => table.seats[1]?.connected === true)
    const before = anna.messages.length
    const again = await connect(code, tokens[1])
    expect(await ben.closeCode).toBe(closeCodes.replaced)
    await anna.command({ type: 'chat', text: 'hello' })
    await again.first('chat')
    expect(ben.messages.some(({ type }) => type === 'chat')).toBe(false)
    expect(anna.messages.slice(before).map(({ type }) => type)).toEqual(['chat', 'done'])
  })

  test('is lost and opened again', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    const { seq } = ben.projection()
    ben.close()
    await anna.waitForTable((table) => table.seats[1]?.connected === false)
    await anna.move()
    await anna.move()
    const again = await connect(code, tokens[1], { seen: seq })
    expect(await again.first('snapshot')).toMatchObject({
      seat: 1,
      missedMoves: 2,
      position: { turn: 2 },
    })
    await anna.command({ type: 'pause' })
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })

  test('counts only missed moves of the current deal', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    await playOut(sockets)
    await sockets[0].command({ type: 'rematch' })
    await sockets[0].move()
    const again = await connect(code, tokens[1], { seen: 0 })
    expect((await again.first('snapshot')).missedMoves).toBe(1)
  })

  test('gets pongs while the table hibernates, and works after it wakes', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    await anna.move()
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    anna.send('ping')
    expect(await anna.move()).toMatchObject({ type: 'done' })
    await ben.first('view', ({ turn }) => turn === 2)
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })
})

describe('a connection with done=in-view', () => {
  const inView = { done: 'in-view' }

  test('receives the acknowledgement of its move in the view, and no other connection does', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    anna.send(JSON.stringify({ type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }))
    expect(await anna.first('view', ({ turn }) => turn === 1)).toMatchObject({ done: 'm1' })
    expect(await sockets[1].first('view', ({ turn }) => turn === 1)).not.toHaveProperty('done')
    await anna.command({ type: 'pause' })
    expect(anna.messages.some((one) => one.type === 'done' && one.id === 'm1')).toBe(false)
  })

  test('receives it as a message if there is no view, or if the command is a retry', async () => {
    const { code, tokens } = await playingTable(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    await anna.command({ type: 'chat', id: 'h1', text: 'hello' })
    expect(anna.messages.slice(-2).map(({ type }) => type)).toEqual(['chat', 'done'])
    const move = { type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }
    anna.send(JSON.stringify(move))
    await anna.first('view', ({ done }) => done === 'm1')
    expect(await anna.command(move)).toEqual({ type: 'done', id: 'm1' })
    expect(await anna.command({ type: 'pause', id: 'p1' })).toEqual({ type: 'done', id: 'p1' })
  })

  test('receives it in the view after hibernation, too', async () => {
    const { code, tokens } = await playingTable(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    anna.send(JSON.stringify({ type: 'move', id: 'm1', turn: 0, move: anna.moves()[0] }))
    expect(await anna.first('view', ({ turn }) => turn === 1)).toMatchObject({ done: 'm1' })
  })

  test('receives it before it is closed, as a player who leaves does', async () => {
    const { code, tokens } = await playingTable(['Anna', 'Ben'])
    const anna = await connect(code, tokens[0], inView)
    expect(await anna.command({ type: 'leave', id: 'l1' })).toEqual({ type: 'done', id: 'l1' })
    expect(await anna.closeCode).toBe(closeCodes.unseated)
  })
})

test('a restart loses nothing, and players who do not reconnect count as disconnected', async () => {
  const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
  await sockets[0].move()
  const { turn, view } = sockets[0].projection()
  await evictDurableObject(tableOf(code), { webSockets: 'close' })
  const anna = await connect(code, tokens[0])
  expect(anna.projection()).toMatchObject({ turn, view })
  await runDurableObjectAlarm(tableOf(code))
  await anna.waitForTable((table) => table.seats[1]?.connected === false)
  expect(seatAt(anna, 0)?.connected).toBe(true)
})

describe('a player who sits down', () => {
  test('counts as connected at once after announcing a connection, so that the connection changes nothing', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    const [anna] = sockets
    const { token } = await sit(code, 'Ben', 'soon')
    await anna.waitForTable((table) => table.seats[1]?.connected === true)
    const before = await storedParts(code)
    const heard = anna.messages.length
    const ben = await connect(code, token)
    expect((await ben.first('snapshot')).table.seats[1]).toMatchObject({
      name: 'Ben',
      connected: true,
    })
    expect(await storedParts(code)).toEqual(before)
    await anna.command({ type: 'set-locked', locked: true })
    expect(anna.messages.slice(heard).map(({ type }) => type)).toEqual(['table', 'done'])
    expect(seatAt(anna, 1)?.connected).toBe(true)
  })

  test('counts as disconnected once the table finds that the announced connection is missing', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    await sit(code, 'Ben', 'soon')
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === true)
    await runDurableObjectAlarm(tableOf(code))
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === false)
    expect(seatAt(sockets[0], 0)?.connected).toBe(true)
  })

  test('counts as disconnected until the connection opens if none was announced', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    const { token } = await sit(code, 'Ben')
    await sockets[0].waitForTable((table) => table.seats[1] !== undefined)
    expect(seatAt(sockets[0], 1)?.connected).toBe(false)
    await connect(code, token)
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === true)
  })
})

/** Advances the clock by `time` and rings the alarm. */
const later = async (code: string, time: number): Promise<boolean> => {
  vi.setSystemTime(Date.now() + time)
  return runDurableObjectAlarm(tableOf(code))
}

describe('as time passes', () => {
  afterEach(() => {
    vi.useRealTimers()
  })

  test('a player who stays away pauses the table once, however often and late the alarm rings', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    ben.close()
    await anna.waitForTable((table) => table.seats[1]?.connected === false)
    expect(await later(code, timeouts.away - 1)).toBe(true)
    expect((await look(code)).table.paused).toBe(null)
    expect(await later(code, timeouts.away)).toBe(true)
    const paused = { reason: 'away', seat: 1 }
    await anna.waitForTable((table) => table.paused !== null)
    expect((await look(code)).table.paused).toEqual(paused)
    const heard = anna.messages.length
    expect(await later(code, 0)).toBe(true)
    expect((await look(code)).table.paused).toEqual(paused)
    expect(anna.messages.length).toBe(heard)
  })

  test('a bot makes one move each time the alarm rings', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const { code, sockets } = await seatedTable(['Anna'])
    const [anna] = sockets
    await anna.command({ type: 'add-bot' })
    await anna.command({ type: 'start' })
    await anna.first('view')
    for (let alarms = 0; alarms < 20 && anna.projection().turn < 3; alarms++) {
      // Anna sends a command, since her connection would count as dead otherwise.
      await anna.command({ type: 'resume' })
      await later(code, timeouts.humansFirst)
    }
    expect(anna.projection().turn).toBe(3)
  })

  test('a silent connection counts as dead, one that pings does not', async () => {
    // The platform records pings by the real clock. So the players connect while the fake clock is
    // in the past, and the alarm rings at the real time.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - timeouts.deadSocket - 1_000 })
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    anna.send('ping')
    await anna.ponged
    vi.useRealTimers()
    await runDurableObjectAlarm(tableOf(code))
    expect(await ben.closeCode).toBe(1001)
    expect(ben.closeReason).toContain('ping every 25 seconds')
    await anna.waitForTable((table) => table.seats[1]?.connected === false)
    expect(seatAt(anna, 0)?.connected).toBe(true)
  })

  test('a connection that was last used while the clock was ahead counts as dead some time later', async () => {
    // The platform records the ping of Anna by the real clock, an hour ahead of the fake one.
    const now = Date.now() - 3_600_000
    vi.useFakeTimers({ toFake: ['Date'], now })
    const { code, sockets } = await seatedTable(['Anna', 'Ben'])
    const [anna, ben] = sockets
    anna.send('ping')
    await anna.ponged
    vi.setSystemTime(now + 1_800_000)
    await ben.command({ type: 'resume' })
    // The clock is corrected long after the players connected.
    vi.setSystemTime(now + timeouts.deadSocket + 1_000)
    const connected = async () => (await look(code)).table.seats.map((seat) => seat.connected)
    await later(code, 0)
    expect(await connected()).toEqual([true, true])
    await later(code, timeouts.deadSocket + 1_000)
    expect(await connected()).toEqual([false, false])
  })

  test('an unused table is deleted with its storage, and its connections are closed', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    const [kept, { code, sockets }] = [await seatedTable(['Anna']), await seatedTable(['Ben'])]
    const { unusedTable, clockCheck, expiryGrace } = timeouts
    for (const wait of [unusedTable, clockCheck, expiryGrace]) {
      await later(kept.code, wait)
      // A refused command keeps Ben's connection alive, but does not count as activity.
      await sockets[0].command({ type: 'nothing' })
      await later(code, 0)
    }
    await later(kept.code, clockCheck - 1)
    await later(code, 1)
    expect(await sockets[0].closeCode).toBe(closeCodes.noSuchTable)
    expect((await ask(`/api/tables/${code}`)).status).toBe(404)
    expect(await storageOf(code)).toEqual({ tables: [], alarm: null })
    expect((await ask(`/api/tables/${kept.code}`)).status).toBe(200)
  })

  test('the alarm is set as soon as something is due earlier', async () => {
    const { code, sockets } = await seatedTable(['Anna'])
    const firstLook = timeouts.dealAnimation + timeouts.botPaceMax
    expect((await storageOf(code)).alarm).toBeGreaterThan(Date.now() + firstLook)
    await sockets[0].command({ type: 'add-bot' })
    await sockets[0].command({ type: 'start' })
    expect((await storageOf(code)).alarm).toBeLessThanOrEqual(Date.now() + firstLook)
  })

  test('moves do not set the alarm again, which would cost a write', async () => {
    const { code, sockets } = await playingTable(['Anna'])
    const before = await storageOf(code)
    expect(before.alarm).not.toBe(null)
    await sockets[0].move()
    await sockets[0].move()
    expect(await storageOf(code)).toEqual(before)
  })
})
