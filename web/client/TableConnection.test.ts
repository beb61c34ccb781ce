import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { ServerMessage } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { nthSocket, FakeSocket, fakeSockets, restoreSockets } from '../testing/FakeSocket.ts'
import { projection, snapshot } from '../testing/tables.ts'
import { TableConnection } from './TableConnection.ts'

beforeEach(fakeSockets)
afterEach(() => {
  for (const connection of opened.splice(0)) connection.close()
  restoreSockets()
})

const opened: TableConnection[] = []

function connect(token: string | null): TableConnection {
  const connection = new TableConnection('KTRMVX', null)
  opened.push(connection)
  connection.open(token)
  return connection
}

const pause = { type: 'pause', id: 'a-1' } as const
const resume = { type: 'resume', id: 'a-2' } as const
/** A time in ms that is longer than the longest delay before the socket reconnects. */
const aWhile = 31_000

async function seated(): Promise<{ connection: TableConnection; socket: FakeSocket }> {
  const connection = connect('secret')
  const socket = await nthSocket(1)
  socket.accept()
  socket.receive(snapshot())
  return { connection, socket }
}

const idsOn = (on: FakeSocket) => on.commands.map(({ id }) => id)

/** Waits for the next attempt to connect, and accepts it. */
async function reconnected(): Promise<FakeSocket> {
  const before = FakeSocket.all.length
  for (let waited = 0; FakeSocket.all.length === before && waited < aWhile; waited += 100)
    await vi.advanceTimersByTimeAsync(100)
  const socket = await nthSocket(before + 1)
  socket.accept()
  return socket
}

describe('a seat', () => {
  test('sends its token as a subprotocol and never in the address', async () => {
    const { socket } = await seated()
    expect(socket.protocols).toEqual(['tischlein.v1', 'seat.secret'])
    expect(socket.url).toMatch(/\/api\/tables\/KTRMVX\/seat\?done=in-view$/)
    expect(socket.url).not.toContain('secret')
  })

  test('sends no command before the snapshot', async () => {
    const connection = connect('secret')
    connection.send(pause)
    const socket = await nthSocket(1)
    socket.accept()
    expect(socket.commands).toEqual([])
    socket.receive(snapshot())
    expect(socket.commands).toEqual([pause])
  })

  test('sends commands even after a listener has thrown an error on the snapshot', async () => {
    const connection = connect('secret')
    connection.listen((message) => {
      if (message.type === 'snapshot') throw new Error('a bug of the page')
    })
    const socket = await nthSocket(1)
    socket.accept()
    expect(() => socket.receive(snapshot())).toThrow('a bug of the page')
    connection.send(pause)
    expect(socket.commands).toEqual([pause])
  })

  test('resends unanswered commands in order after a reconnect', async () => {
    const { connection, socket } = await seated()
    connection.send(pause)
    connection.send(resume)
    socket.drop(1006)
    const next = await reconnected()
    expect(next.commands).toEqual([])
    next.receive(snapshot())
    expect(next.commands).toEqual([
      { ...pause, after: null },
      { ...resume, after: null },
    ])
  })

  test('names the last accepted command when it resends', async () => {
    const connection = connect('secret')
    const socket = await nthSocket(1)
    socket.accept()
    socket.receive({ ...snapshot(), lastAccepted: 'z-9' })
    connection.send(pause)
    socket.receive({ type: 'done', id: 'a-1' })
    connection.send({ type: 'set-locked', id: 'a-0', locked: true })
    socket.receive({ type: 'done', id: 'a-0', unchanged: true })
    connection.send(resume)
    expect(idsOn(socket)).toEqual(['a-1', 'a-0', 'a-2'])
    socket.drop(1006)
    const next = await reconnected()
    next.receive({ ...snapshot(), lastAccepted: 'y-3' })
    connection.send({ ...pause, id: 'a-3' })
    const after = { ...resume, after: 'a-1' }
    expect(next.commands).toEqual([after, { ...pause, id: 'a-3' }])
    next.drop(1006)
    const last = await reconnected()
    last.receive(snapshot())
    expect(last.commands).toEqual([after, { ...pause, id: 'a-3', after: 'y-3' }])
  })

  test('does not resend commands that were accepted or refused', async () => {
    const { connection, socket } = await seated()
    connection.send(pause)
    connection.send(resume)
    socket.receive({ type: 'done', id: 'a-1' })
    socket.receive({ type: 'refused', id: 'a-2', refusal: 'not-now' })
    connection.send({ type: 'pause', id: 'a-3' })
    socket.receive({ type: 'view', ...projection(), done: 'a-3' })
    socket.drop(1006)
    const next = await reconnected()
    next.receive(snapshot())
    expect(next.commands).toEqual([])
  })

  test('sends at most as many unanswered commands as the table stores ids', async () => {
    const { connection, socket } = await seated()
    const all = Array.from({ length: limits.commandsRemembered + 2 }, (_, at) => `b-${at}`)
    for (const id of all) connection.send({ type: 'pause', id })
    expect(idsOn(socket)).toEqual(all.slice(0, -2))
    socket.receive({ type: 'done', id: 'b-0' })
    expect(idsOn(socket)).toEqual(all.slice(0, -1))
    socket.drop(1006)
    const next = await reconnected()
    next.receive(snapshot())
    expect(idsOn(next)).toEqual(all.slice(1, -1))
  })

  test('sends the `seq` of the last position', async () => {
    const { socket } = await seated()
    socket.receive({ type: 'view', ...projection({ seq: 7 }) })
    socket.drop(1006)
    const next = await reconnected()
    expect(next.url).toMatch(/\?done=in-view&seen=7$/)
  })

  test('does not resend the commands of one seat on another', async () => {
    const { connection } = await seated()
    connection.send(pause)
    connection.open('other')
    const next = await nthSocket(2)
    next.accept()
    next.receive(snapshot({ seat: 1 }))
    expect(next.commands).toEqual([])
  })
})

describe('a spectator', () => {
  test('sends no token', async () => {
    connect(null)
    const socket = await nthSocket(1)
    expect(socket.protocols).toEqual(['tischlein.v1'])
    expect(socket.url).toMatch(/\/watch$/)
  })
})

describe('a connection', () => {
  test('that is lost reconnects by itself and updates its status', async () => {
    const { connection, socket } = await seated()
    expect(connection.status.value).toBe('open')
    socket.drop(1006)
    expect(connection.status.value).toBe('lost')
    const next = await reconnected()
    expect(connection.status.value).toBe('lost')
    next.receive(snapshot())
    expect(connection.status.value).toBe('open')
  })

  test.each(Object.entries(closeCodes))(
    'closed for good (%s) stays closed',
    async (ending, code) => {
      const { connection, socket } = await seated()
      socket.drop(code)
      await vi.advanceTimersByTimeAsync(aWhile)
      expect(FakeSocket.all).toHaveLength(1)
      expect(connection.status.value).toBe(ending)
    },
  )

  test('replaced by a newer tab can be taken back', async () => {
    const { connection, socket } = await seated()
    socket.drop(closeCodes.replaced)
    connection.open('secret')
    const next = await nthSocket(2)
    next.accept()
    next.receive(snapshot())
    expect(connection.status.value).toBe('open')
  })

  test('that is silently dead is replaced after two missed pongs', async () => {
    const { socket } = await seated()
    await vi.advanceTimersByTimeAsync(timeouts.heartbeat * 2)
    expect(socket.sent).toEqual(['ping', 'ping'])
    expect(FakeSocket.all).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(timeouts.heartbeat + 1)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that answers its pings stays open, and listeners receive no pongs', async () => {
    const { connection, socket } = await seated()
    const messages: ServerMessage[] = []
    connection.listen((message) => messages.push(message))
    for (let beat = 0; beat < 5; beat++) {
      await vi.advanceTimersByTimeAsync(timeouts.heartbeat)
      socket.receive('pong')
    }
    expect(FakeSocket.all).toHaveLength(1)
    expect(messages).toEqual([])
  })

  test('reconnects at once when the network returns during a long delay', async () => {
    const { socket } = await seated()
    socket.drop(1006)
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all).toHaveLength(1)
    dispatchEvent(new Event('online'))
    await vi.advanceTimersByTimeAsync(1)
    expect(FakeSocket.all).toHaveLength(2)
    // The attempt that was scheduled earlier must not open a third connection.
    await vi.advanceTimersByTimeAsync(6_000)
    expect(FakeSocket.all).toHaveLength(2)
  })

  test('that dies with the network without a close event is replaced soon', async () => {
    const { connection, socket } = await seated()
    dispatchEvent(new Event('offline'))
    expect(socket.sent).toEqual(['ping'])
    await vi.advanceTimersByTimeAsync(5_000)
    expect(connection.status.value).toBe('lost')
  })

  test('is probed when the page becomes visible', async () => {
    const { socket } = await seated()
    document.dispatchEvent(new Event('visibilitychange'))
    expect(socket.sent).toEqual(['ping'])
    socket.receive('pong')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.all).toHaveLength(1)
    document.dispatchEvent(new Event('visibilitychange'))
    await vi.advanceTimersByTimeAsync(10_000)
    expect(FakeSocket.all).toHaveLength(2)
  })
})
