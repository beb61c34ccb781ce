import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, describe, expect, test } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { PublicEvent, SeatEvent } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { TestStream } from '../testing/sockets.ts'
import {
  answerOf,
  ask,
  bearer,
  connect,
  playingTable,
  relayOf,
  seatedTable,
  tableOf,
  watch,
} from '../testing/tables.ts'
import { socketToStream } from './stream.ts'

const publicStream = async (code: string) =>
  new TestStream<PublicEvent>(await ask(`/api/tables/${code}/stream`))
const seatStream = async (code: string, token: string, query = '') =>
  new TestStream<SeatEvent>(
    await ask(`/api/tables/${code}/seat/stream${query}`, { headers: bearer(token) }),
  )
const count = (code: string) => runDurableObjectAlarm(relayOf(code))

/** The original limits, to restore after a test has reduced some of them. */
const bounds = { limits: { ...limits }, timeouts: { ...timeouts } }
afterEach(() => {
  Object.assign(limits, bounds.limits)
  Object.assign(timeouts, bounds.timeouts)
})

describe('the public stream', () => {
  test('sends a snapshot first, then each change as one line', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const stream = await publicStream(code)
    expect(await stream.first('snapshot')).toMatchObject({ seat: null, position: { turn: 0 } })
    await sockets[0].move()
    expect(await stream.first('view')).toMatchObject({ turn: 1, view: { seat: null, hand: [] } })
    await sockets[0].command({ type: 'chat', text: 'hello' })
    await stream.first('chat')
    expect(stream.messages.map(({ type }) => type)).toEqual(['snapshot', 'view', 'chat'])
  })

  test('sends the messages of a socket, byte for byte', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const [stream, socket] = [await publicStream(code), await watch(code)]
    await sockets[0].move()
    await sockets[0].command({ type: 'pause' })
    await stream.first('table', ({ table }) => table.paused !== null)
    await socket.first('table', ({ table }) => table.paused !== null)
    expect(stream.texts).toEqual(socket.texts)
    expect(await stream.first('view')).toMatchObject({ game: 'the-game', turn: 1 })
  })

  test('has headers against caching, buffering and compression', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const answer = await ask(`/api/tables/${code}/stream`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store, no-transform',
      'x-accel-buffering': 'no',
    })
    await answer.body?.cancel()
  })

  test('opens no connection to the table, and counts as a spectator until the client disconnects', async () => {
    const { code, sockets: lines } = await playingTable(['Anna', 'Ben'])
    const stream = await publicStream(code)
    await count(code)
    await lines[0].first('spectators', ({ spectators }) => spectators === 1)
    const sockets = () => runInDurableObject(tableOf(code), (_, ctx) => ctx.getWebSockets().length)
    expect(await sockets()).toBe(lines.length)
    await stream.stop()
    await stream.ended
    await expect
      .poll(() => runInDurableObject(relayOf(code), (_, ctx) => ctx.getWebSockets().length))
      .toBe(0)
    await count(code)
    await lines[0].first('spectators', ({ spectators }) => spectators === 0)
  })

  test('sends empty lines to the client and pings to the relay', async () => {
    Object.assign(timeouts, { streamBeat: 5 })
    const { code } = await seatedTable(['Anna', 'Ben'])
    const stream = await publicStream(code)
    await expect.poll(() => stream.keepAlives).toBeGreaterThan(2)
    const [snapshot, ...more] = stream.messages.map(({ type }) => type)
    expect(snapshot).toBe('snapshot')
    // On a busy machine, the relay may have counted the spectators meanwhile.
    expect(more.filter((type) => type !== 'spectators')).toEqual([])
    await runInDurableObject(relayOf(code), (_, ctx) => {
      const [socket] = ctx.getWebSockets()
      expect(socket && ctx.getWebSocketAutoResponseTimestamp(socket)).not.toBe(null)
    })
  })

  test('survives hibernation of relay and table', async () => {
    const { code, sockets } = await playingTable(['Anna', 'Ben'])
    const stream = await publicStream(code)
    await evictDurableObject(relayOf(code), { webSockets: 'hibernate' })
    await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
    await sockets[0].move()
    expect(await stream.first('view')).toMatchObject({ turn: 1 })
  })

  test('ends with a reason when the table is deleted', async () => {
    const { code } = await seatedTable(['Anna', 'Ben'])
    const stream = await publicStream(code)
    await runInDurableObject(tableOf(code), (_, { storage }) => storage.deleteAll())
    await evictDurableObject(tableOf(code))
    await count(code)
    await stream.ended
    expect(stream.messages.at(-1)).toEqual({ type: 'closed', reason: 'no-such-table' })
  })

  test('ends for a client that does not read it, and for no other client', async () => {
    Object.assign(limits, { streamBytes: 5_000 })
    const { code, sockets: lines } = await seatedTable(['Anna', 'Ben'])
    const unread = await ask(`/api/tables/${code}/stream`)
    const read = await publicStream(code)
    for (let change = 0; change < 20; change++) {
      await lines[0].command({ type: 'rename', name: `Anna ${change}` })
      // Wait for each change. Otherwise messages would arrive faster than the relay can send them,
      // and a snapshot would replace them.
      await read.waitForTable(({ seats }) => seats[0]?.name === `Anna ${change}`)
    }
    const sockets = () => runInDurableObject(relayOf(code), (_, ctx) => ctx.getWebSockets().length)
    await expect.poll(sockets).toBe(1)
    const late = new TestStream<PublicEvent>(unread)
    await late.ended
    expect(late.messages.length).toBeLessThan(20)
    expect(late.texts.join('\n').length).toBeLessThan(2 * limits.streamBytes)
  })

  test.each([
    ['for a missing table', 'BCDFGH', 404, 'no-such-table'],
    ['with a malformed code', 'ABCDEF', 400, 'malformed-code'],
  ])('%s is refused', async (_, code, status, refusal) => {
    const answer = ask(`/api/tables/${code}/stream`)
    expect(await answerOf(answer)).toEqual({ status, body: { refusal } })
  })

  test('is refused if all relays are full', async () => {
    Object.assign(limits, { spectatorsPerRelay: 1 })
    const { code } = await seatedTable(['Anna', 'Ben'])
    for (let number = 0; number < limits.relaysPerRegion; number++) await watch(code)
    expect(await answerOf(ask(`/api/tables/${code}/stream`))).toEqual({
      status: 503,
      body: { refusal: 'too-many-spectators' },
    })
  })

  test('refuses HEAD', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    for (const path of ['stream', 'seat/stream']) {
      const asked = { method: 'HEAD', headers: bearer(tokens[0]) }
      expect((await ask(`/api/tables/${code}/${path}`, asked)).status).toBe(405)
    }
    expect(await sockets[0].command({ type: 'start' })).toMatchObject({ type: 'done' })
  })
})

describe('the stream of a seat', () => {
  test('sends the messages of the connection, with the legal moves of each view', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    const { seat, position } = await stream.first('snapshot')
    expect([seat, position?.turn]).toEqual([1, 0])
    expect(position?.moves).toEqual(stream.moves())
    expect(position?.moves.length).toBeGreaterThan(0)
    await sockets[0].move()
    const view = await stream.first('view')
    expect([view.turn, view.moves]).toEqual([1, []])
    expect(view.signals.length).toBeGreaterThan(0)
  })

  test('uses the options that were chosen after it began', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    await sockets[0].command({ type: 'set-options', options: { talk: 'silent' } })
    await sockets[0].command({ type: 'start' })
    expect((await stream.first('view')).signals).toEqual([])
  })

  test('replaces the seat’s previous connection, and is replaced by the next one', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    await stream.first('snapshot')
    expect(await sockets[1].closeCode).toBe(closeCodes.replaced)
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === true)
    await connect(code, tokens[1])
    await stream.ended
    expect(stream.messages.at(-1)).toEqual({ type: 'closed', reason: 'replaced' })
  })

  test('ends with a reason when the player is removed', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    await sockets[0].command({ type: 'remove', seat: 1 })
    await stream.ended
    expect(stream.messages.at(-1)).toEqual({ type: 'closed', reason: 'unseated' })
  })

  test('disconnects the seat when the client disconnects', async () => {
    const { code, tokens, sockets } = await seatedTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === true)
    await stream.stop()
    await sockets[0].waitForTable((table) => table.seats[1]?.connected === false)
    expect(await sockets[1].closeCode).toBe(closeCodes.replaced)
  })

  test('is refused as too fast if the seat opens too many connections', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const headers = bearer(tokens[0])
    let answer = await ask(`/api/tables/${code}/seat/stream`, { headers })
    for (let opened = 0; opened < limits.seatBurst && answer.ok; opened++) {
      await answer.body?.cancel()
      answer = await ask(`/api/tables/${code}/seat/stream`, { headers })
    }
    expect(await answerOf(answer)).toEqual({ status: 429, body: { refusal: 'too-fast' } })
    expect(Number(answer.headers.get('Retry-After')) * 1_000).toBe(limits.seatRefill)
  })

  test('counts the missed moves', async () => {
    const { code, tokens, sockets } = await playingTable(['Anna', 'Ben'])
    const { seq } = sockets[1].projection()
    sockets[1].close()
    await sockets[0].move()
    await sockets[0].move()
    const stream = await seatStream(code, tokens[1], `?seen=${seq}`)
    expect((await stream.first('snapshot')).missedMoves).toBe(2)
  })

  test('ends without a reason after a restart, so that the client can open it again', async () => {
    const { code, tokens } = await seatedTable(['Anna', 'Ben'])
    const stream = await seatStream(code, tokens[1])
    await stream.first('snapshot')
    await evictDurableObject(tableOf(code), { webSockets: 'close' })
    await stream.ended
    expect(stream.messages.some(({ type }) => type === 'closed')).toBe(false)
    expect((await (await seatStream(code, tokens[1])).first('snapshot')).seat).toBe(1)
  })
})

test('a socket that closes before its first message is refused as unavailable', async () => {
  const { 0: ours, 1: theirs } = new WebSocketPair()
  theirs.accept()
  const asked = socketToStream(ours)
  theirs.close(1011)
  expect(await asked).toEqual({ ok: false, refused: { refusal: 'unavailable' } })
})
