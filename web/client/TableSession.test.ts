import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { timeouts } from '../../shared/protocol/limits.ts'
import type { PublicTable } from '../../shared/protocol/protocol.ts'
import { closeCodes } from '../../shared/protocol/socket.ts'
import { nthSocket, fakeSockets, restoreSockets } from '../testing/FakeSocket.ts'
import { human, projection, snapshot, table } from '../testing/tables.ts'
import { storeSeatToken, storedTable, myTables, seatToken, storageFormat } from './stored-table.ts'
import { handoverToken } from './handover.ts'
import { leftSeats } from './left-seats.ts'
import { TableSession } from './TableSession.ts'

const code = 'KTRMVX'
const playing = snapshot({
  table: table({ phase: 'playing', deal: 1 }),
  position: projection({ seq: 9, turn: 3 }),
})
let session: TableSession | null = null

beforeEach(() => {
  localStorage.clear()
  fakeSockets()
})
afterEach(() => {
  session?.close()
  restoreSockets()
})

async function seated(): Promise<{ session: TableSession; drop: (ending: number) => void }> {
  storeSeatToken(code, 'secret')
  session = new TableSession(code)
  const socket = await nthSocket(1)
  socket.accept()
  socket.receive(playing)
  return { session, drop: (ending) => socket.drop(ending) }
}

describe('a session', () => {
  test('without a token connects as a spectator', async () => {
    session = new TableSession(code)
    expect((await nthSocket(1)).url).toMatch(/\/watch$/)
  })

  test('with a token connects to the seat', async () => {
    await seated()
    expect((await nthSocket(1)).url).toMatch(/\/seat\?done=in-view$/)
  })

  test('shows the cached table after a reload, until the table has answered', async () => {
    const before = await seated()
    before.session.close()
    session = new TableSession(code)
    expect(session.model.table.value?.phase).toBe('playing')
    expect(session.model.projection.value?.turn).toBe(3)
    expect((await nthSocket(2)).url).toMatch(/\?done=in-view&seen=9$/)
  })

  test('removes everything from the browser if the table no longer exists', async () => {
    const { session: here, drop } = await seated()
    here.log.toggleMute(2)
    for (const name of ['nonce', 'phone', 'was', 'waits'])
      localStorage.setItem(`tischlein.${name}.${code}`, '{}')
    localStorage.setItem(`tischlein.nonce.${code}.secret`, '{}')
    localStorage.setItem('tischlein.name', '"Anna"')
    drop(closeCodes.noSuchTable)
    expect(here.closeReason.value).toBe('noSuchTable')
    expect(JSON.stringify(localStorage)).not.toContain(code)
    expect(myTables()).toEqual([])
    expect(localStorage.getItem('tischlein.name')).toBe('"Anna"')
  })

  test('keeps people muted after a reload, until they are unmuted', async () => {
    const line = { at: 1, name: 'Ben', seat: 1, person: 2, text: 'blah' }
    const talking = { ...playing, chat: [line] }
    const before = await seated()
    before.session.log.toggleMute(2)
    before.session.close()
    session = new TableSession(code)
    const socket = await nthSocket(2)
    socket.accept()
    socket.receive(talking)
    expect(session.log.entries.value).toEqual([])
    session.close()

    session = new TableSession(code)
    const other = new TableSession('BCDFGH')
    expect(other.log.muted.value.size).toBe(0)
    other.close()
    expect(session.log.entries.value).toEqual([])
    session.log.toggleMute(2)
    expect(session.log.entries.value).toMatchObject([{ line }])
    session.close()
    session = new TableSession(code)
    expect(session.log.muted.value.size).toBe(0)
  })

  test('requests a seat and reconnects with its token', async () => {
    const answer = Response.json({ seat: 1, token: 'fresh' }, { status: 201 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    await nthSocket(1)
    expect(await session.requestSeat('Cleo')).toBeNull()
    expect((await nthSocket(2)).protocols).toContain('seat.fresh')
    expect(seatToken(code)).toBe('fresh')
  })

  test('waits for an answer to its request across a reload, and takes the seat when accepted', async () => {
    const answer = Response.json({ person: 3, token: 'fresh' }, { status: 202 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    const first = await nthSocket(1)
    first.accept()
    first.receive(snapshot({ seat: null }))
    expect(await session.requestSeat('Cleo')).toBeNull()
    expect([session.seatRequest.value?.person, seatToken(code)]).toEqual([3, null])
    first.receive({
      type: 'table',
      seat: null,
      table: table({ joinRequests: [{ person: 3, name: 'Cleo' }] }),
    })
    session.close()

    session = new TableSession(code)
    const second = await nthSocket(2)
    second.accept()
    const seats = [human('Anna'), human('Ben'), human('Cleo', { person: 3 })]
    second.receive(snapshot({ seat: null, table: table({ seats }) }))
    expect((await nthSocket(3)).protocols).toContain('seat.fresh')
    expect([session.seatRequest.value, seatToken(code)]).toEqual([null, 'fresh'])
  })

  test('shows that its request was declined, and stops waiting', async () => {
    const answer = Response.json({ person: 3, token: 'fresh' }, { status: 202 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    const socket = await nthSocket(1)
    socket.accept()
    socket.receive(snapshot({ seat: null }))
    await session.requestSeat('Cleo')
    // The table's list of requests has not arrived yet. A missing list must not count as a refusal
    // of the viewer's request.
    expect(session.wasDeclined.value).toBe(false)
    const says = (changed: object) =>
      socket.receive({ type: 'table', seat: null, table: table(changed) })
    says({ joinRequests: [{ person: 3, name: 'Cleo' }] })
    says({})
    expect([session.wasDeclined.value, session.seatRequest.value]).toEqual([true, null])
    session.close()
    session = new TableSession(code)
    expect(session.seatRequest.value).toBeNull()
  })

  test('sends its former token after a removal', async () => {
    const { session: mine, drop } = await seated()
    drop(closeCodes.unseated)
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return Promise.resolve(Response.json({ refusal: 'removed-by-host' }, { status: 403 }))
    })
    expect(await mine.requestSeat('Bob')).toEqual({ refusal: 'removed-by-host' })
    expect(bodies).toEqual([{ name: 'Bob', previousToken: 'secret' }])
  })

  test('returns the refusal of a seat, and stays a spectator', async () => {
    const answer = Response.json({ refusal: 'table-locked' }, { status: 403 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    expect(await session.requestSeat('Cleo')).toEqual({ refusal: 'table-locked' })
    expect(seatToken(code)).toBeNull()
  })

  test('becomes a spectator when its seat is taken away', async () => {
    const { session: mine, drop } = await seated()
    drop(closeCodes.unseated)
    expect(mine.wasUnseated.value).toBe(true)
    expect(mine.model.seat.value).toBeNull()
    expect(seatToken(code)).toBeNull()
    expect((await nthSocket(2)).url).toMatch(/\/watch/)
  })

  test('with an old token keeps the newer token of another tab', async () => {
    const { session: mine, drop } = await seated()
    storeSeatToken(code, 'newer')
    drop(closeCodes.wrongToken)
    expect([mine.wasUnseated.value, mine.token.value]).toEqual([true, null])
    expect(seatToken(code)).toBe('newer')
    expect((await nthSocket(2)).url).toMatch(/\/watch/)
  })

  test('of a removed player stays without a seat until the host readmits the player', async () => {
    const { session: mine, drop } = await seated()
    const seats = [human('Anna', { person: 1 }), human('Ben', { person: 2 })]
    const sat = { ...playing, table: table({ phase: 'playing', deal: 1, seats }) }
    const first = await nthSocket(1)
    first.receive(sat)
    drop(closeCodes.unseated)
    expect(mine.isRemoved.value).toBe(false)
    const socket = await nthSocket(2)
    socket.accept()
    const without = (removed: readonly { person: number; name: string }[]) =>
      socket.receive({
        ...playing,
        seat: null,
        table: table({ phase: 'playing', deal: 1, seats: seats.slice(1), removed }),
      })
    without([{ person: 1, name: 'Anna' }])
    expect(mine.isRemoved.value).toBe(true)
    without([{ person: 3, name: 'Cleo' }])
    expect(mine.isRemoved.value).toBe(false)
  })

  test('does not report a seat that the viewer left', async () => {
    const { session: mine, drop } = await seated()
    mine.leave()
    drop(closeCodes.unseated)
    expect(mine.wasUnseated.value).toBe(false)
    expect(mine.hasLeft.value).toBe(true)
    expect(leftSeats(Date.now())).toEqual([code])
  })

  test('is replaced by a newer tab, keeps its token, and can take the seat back', async () => {
    const { session: mine, drop } = await seated()
    drop(closeCodes.replaced)
    expect(mine.closeReason.value).toBe('replaced')
    expect(seatToken(code)).toBe('secret')
    mine.reconnect()
    const socket = await nthSocket(2)
    socket.accept()
    socket.receive(playing)
    expect(mine.closeReason.value).toBeNull()
  })
})

/** Stores a table in the browser, as an earlier session would have done. */
const kept = (of: string, savedAt: number, phase: PublicTable['phase'] = 'playing'): void => {
  storeSeatToken(of, 'secret')
  const known = {
    format: storageFormat,
    savedAt,
    seat: 0,
    table: table({ code: of, phase }),
    position: null,
    chat: [],
  }
  localStorage.setItem(`tischlein.table.${of}`, JSON.stringify(known))
}

describe('the stored tables', () => {
  test('are sorted by time, the latest first', () => {
    kept('BBBBBB', 1)
    kept('CCCCCC', 2)
    expect(myTables().map((one) => one.table.code)).toEqual(['CCCCCC', 'BBBBBB'])
  })

  test('are ignored if this version cannot read them', () => {
    localStorage.setItem('tischlein.table.KTRMVX', '{"table":')
    expect(storedTable(code)).toBeNull()
    localStorage.setItem('tischlein.table.KTRMVX', '{"format":0}')
    expect(storedTable(code)).toBeNull()
  })

  test('beyond twelve lose only finished and expired games, and never the open one', () => {
    const now = Date.now()
    const expired = now - timeouts.longLivedTable - 1
    for (const letter of 'ABCDEFGHJKLM') kept(letter.repeat(6), now)
    kept('NNNNNN', now - 1)
    kept('PPPPPP', now - 2, 'over')
    kept('QQQQQQ', expired)
    kept(code, expired - 1, 'over')
    session = new TableSession(code)
    const seats = ['MMMMMM', 'NNNNNN', 'PPPPPP', 'QQQQQQ', code].map(seatToken)
    expect(seats).toEqual(['secret', 'secret', null, null, 'secret'])
  })

  test('contain no table that is only watched', async () => {
    session = new TableSession(code)
    const socket = await nthSocket(1)
    socket.accept()
    socket.receive({ ...playing, seat: null, table: table({ seats: [human('Anna')] }) })
    expect(storedTable(code)).toBeNull()
  })
})

test('the link that hands over a seat has the token in its hash', () => {
  expect(handoverToken('#seat=abcdefghijklmnopqrstuv')).toBe('abcdefghijklmnopqrstuv')
  expect(handoverToken('#TG-06')).toBeNull()
  expect(handoverToken('#seat=<script>')).toBeNull()
})
