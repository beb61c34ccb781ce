import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closeCodes } from '../../shared/protocol/socket.ts'
import { nthSocket, fakeSockets, restoreSockets } from '../testing/FakeSocket.ts'
import { human, projection, snapshot, table } from '../testing/tables.ts'
import { storeSeatToken, storedTable, myTables, seatToken } from './stored-table.ts'
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
  test('without a token watches', async () => {
    session = new TableSession(code)
    expect((await nthSocket(1)).url).toMatch(/\/watch$/)
  })

  test('with one takes the seat', async () => {
    await seated()
    expect((await nthSocket(1)).url).toMatch(/\/seat\?done=in-view$/)
  })

  test('shows after a reload what was there before, until the table has answered', async () => {
    const before = await seated()
    before.session.close()
    session = new TableSession(code)
    expect(session.model.table.value?.phase).toBe('playing')
    expect(session.model.projection.value?.turn).toBe(3)
    expect((await nthSocket(2)).url).toMatch(/\?done=in-view&seen=9$/)
  })

  test('to a table that is gone leaves nothing of it in the browser', async () => {
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

  test('goes on not hearing whoever is muted there after a reload, and hears them again when asked to', async () => {
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

  test('sits down with a name, and goes on from the watcher’s line to the seat’s', async () => {
    const answer = Response.json({ seat: 1, token: 'fresh' }, { status: 201 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    await nthSocket(1)
    expect(await session.requestSeat('Cleo')).toBeNull()
    expect((await nthSocket(2)).protocols).toContain('seat.fresh')
    expect(seatToken(code)).toBe('fresh')
  })

  test('that has to ask waits, also over a reload, and takes the seat when somebody says yes', async () => {
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

  test('that nobody lets in is told so, and asks no longer', async () => {
    const answer = Response.json({ person: 3, token: 'fresh' }, { status: 202 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    const socket = await nthSocket(1)
    socket.accept()
    socket.receive(snapshot({ seat: null }))
    await session.requestSeat('Cleo')
    // The table may tell of it later than the answer came.
    expect(session.wasDeclined.value).toBe(false)
    const says = (changed: object) =>
      socket.receive({ type: 'table', seat: null, table: table(changed) })
    says({ asking: [{ person: 3, name: 'Cleo' }] })
    says({})
    expect([session.wasDeclined.value, session.seatRequest.value]).toEqual([true, null])
    session.close()
    session = new TableSession(code)
    expect(session.seatRequest.value).toBeNull()
  })

  test('that was removed says with which seat when it wants to sit down again', async () => {
    const { session: mine, drop } = await seated()
    drop(closeCodes.unseated)
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return Promise.resolve(Response.json({ refusal: 'removed' }, { status: 403 }))
    })
    expect(await mine.requestSeat('Bob')).toEqual({ refusal: 'removed' })
    expect(bodies).toEqual([{ name: 'Bob', was: 'secret' }])
  })

  test('that may not sit down is told why, and goes on watching', async () => {
    const answer = Response.json({ refusal: 'table-locked' }, { status: 403 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    expect(await session.requestSeat('Cleo')).toEqual({ refusal: 'table-locked' })
    expect(seatToken(code)).toBeNull()
  })

  test('whose seat was taken away goes on as a watcher, and says so', async () => {
    const { session: mine, drop } = await seated()
    drop(closeCodes.unseated)
    expect(mine.wasUnseated.value).toBe(true)
    expect(mine.model.seat.value).toBeNull()
    expect(seatToken(code)).toBeNull()
    expect((await nthSocket(2)).url).toMatch(/\/watch/)
  })

  test('that was removed knows that no seat is free for it, until it is let back in', async () => {
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

  test('that left by itself is not told that it did', async () => {
    const { session: mine, drop } = await seated()
    mine.leave()
    drop(closeCodes.unseated)
    expect(mine.wasUnseated.value).toBe(false)
    expect(mine.hasLeft.value).toBe(true)
    expect(leftSeats(Date.now())).toEqual([code])
  })

  test('in an older tab ends there, keeps its token, and can take the seat back', async () => {
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

/** As a session some time ago has left it. */
const kept = (of: string, savedAt: number): void => {
  storeSeatToken(of, 'secret')
  const known = {
    format: 2,
    savedAt,
    seat: 0,
    table: table({ code: of }),
    position: null,
    chat: [],
  }
  localStorage.setItem(`tischlein.table.${of}`, JSON.stringify(known))
}

describe('what is kept', () => {
  test('are the tables where this browser sits, the latest first', () => {
    kept('BBBBBB', 1)
    kept('CCCCCC', 2)
    expect(myTables().map((one) => one.table.code)).toEqual(['CCCCCC', 'BBBBBB'])
  })

  test('is ignored if this version cannot read it', () => {
    localStorage.setItem('tischlein.table.KTRMVX', '{"table":')
    expect(storedTable(code)).toBeNull()
    localStorage.setItem('tischlein.table.KTRMVX', '{"format":0}')
    expect(storedTable(code)).toBeNull()
  })

  test('is nothing of a table that is only watched', async () => {
    session = new TableSession(code)
    const socket = await nthSocket(1)
    socket.accept()
    socket.receive({ ...playing, seat: null, table: table({ seats: [human('Anna')] }) })
    expect(storedTable(code)).toBeNull()
  })
})

test('a seat that is handed over stands behind the hash', () => {
  expect(handoverToken('#seat=abcdefghijklmnopqrstuv')).toBe('abcdefghijklmnopqrstuv')
  expect(handoverToken('#TG-06')).toBeNull()
  expect(handoverToken('#seat=<script>')).toBeNull()
})
