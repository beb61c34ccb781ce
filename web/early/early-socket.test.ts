import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeCodes, subprotocol, tokenProtocol } from '../../shared/protocol/socket.ts'
import { FakeSocket, fakeSockets, restoreSockets } from '../testing/FakeSocket.ts'
import { projection, snapshot, table } from '../testing/tables.ts'
import { openEarlySocket } from './early-socket.ts'
import { storeValue } from '../client/storage.ts'
import { storageFormat, storeSeatToken } from '../client/stored-table.ts'
import { TableSession } from '../client/TableSession.ts'

const code = 'KTRMVX'
const playing = snapshot({
  table: table({ phase: 'playing', deal: 1 }),
  position: projection({ seq: 9 }),
})
let session: TableSession | null = null

const learnGame = vi.fn<(game: string) => void>()

beforeEach(() => {
  localStorage.clear()
  learnGame.mockClear()
  fakeSockets()
})
afterEach(() => {
  session?.close()
  session = null
  restoreSockets()
})

const callAhead = (address: string): readonly FakeSocket[] => {
  openEarlySocket(new URL(address, location.origin) as unknown as Location, learnGame)
  return FakeSocket.all
}

async function openSession(wanted: string): Promise<TableSession> {
  session = new TableSession(wanted)
  await vi.advanceTimersByTimeAsync(0)
  return session
}

describe('the early connection of a table', () => {
  test('is opened with the stored token, else as a spectator', () => {
    callAhead('/KTRMVX')
    storeSeatToken(code, 'secret')
    const [watching, seated] = callAhead('/ktr-mvx')
    expect([watching?.url, watching?.protocols]).toEqual([
      expect.stringMatching(/\/api\/tables\/KTRMVX\/watch$/),
      [subprotocol],
    ])
    expect([seated?.url, seated?.protocols]).toEqual([
      expect.stringMatching(/\/api\/tables\/KTRMVX\/seat\?done=in-view$/),
      [subprotocol, tokenProtocol('secret')],
    ])
  })

  test.each([
    '/',
    '/tables',
    '/rules/switch',
    '/KTRMVX/more',
    '/KTRMVX#seat=abcdefghijklmnopqrstuv',
  ])('is not opened at %s', (address) => expect(callAhead(address)).toEqual([]))

  test('is adopted by the table session with all earlier messages', async () => {
    storeSeatToken(code, 'secret')
    const [socket] = callAhead('/KTRMVX')
    socket?.accept()
    socket?.receive(playing)
    const { model, connection } = await openSession(code)
    expect(FakeSocket.all).toHaveLength(1)
    expect([model.projection.value?.seq, connection.status.value]).toEqual([9, 'open'])
    socket?.receive({ type: 'spectators', spectators: 3 })
    expect(model.table.value?.spectators).toBe(3)
    model.send({ type: 'pause' })
    expect(socket?.commands).toMatchObject([{ type: 'pause' }])
  })

  test('passes the game to the callback once with the first message', () => {
    const [socket] = callAhead('/KTRMVX')
    socket?.accept()
    expect(learnGame).not.toHaveBeenCalled()
    socket?.receive(playing)
    socket?.receive({ type: 'spectators', spectators: 3 })
    expect(learnGame.mock.calls).toEqual([[playing.table.game]])
  })

  test('passes the game to the callback before the snapshot if this browser has stored the table', () => {
    const kept = {
      format: storageFormat,
      savedAt: 0,
      table: table({ game: 'nix' }),
      seat: 0,
      position: null,
      chat: [],
    }
    storeValue('table.KTRMVX', kept)
    callAhead('/KTRMVX')
    expect(learnGame).not.toHaveBeenCalled()
    storeSeatToken(code, 'secret')
    callAhead('/KTRMVX')
    expect(learnGame.mock.calls).toEqual([['nix']])
  })

  test('is closed for good if the server closed it before the session listened', async () => {
    const [socket] = callAhead('/KTRMVX')
    socket?.drop(closeCodes.noSuchTable)
    expect((await openSession(code)).closeReason.value).toBe('noSuchTable')
    expect(FakeSocket.all).toHaveLength(1)
  })

  test('reconnects like any other connection', async () => {
    const [socket] = callAhead('/KTRMVX')
    socket?.accept()
    const { connection } = await openSession(code)
    socket?.drop(1006)
    expect(connection.status.value).toBe('lost')
    await vi.advanceTimersByTimeAsync(31_000)
    expect(FakeSocket.all.length).toBeGreaterThan(1)
  })

  test('is closed if the session belongs to another table', async () => {
    const [socket] = callAhead('/KTRMVX')
    socket?.accept()
    await openSession('BCDFGH')
    expect(socket?.readyState).toBe(FakeSocket.CLOSED)
    expect(FakeSocket.all[1]?.url).toMatch(/\/BCDFGH\/watch$/)
  })
})
