import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'

import { closing } from '../../shared/protocol/socket.ts'
import { dialled, fakeSockets, realSockets } from '../testing/FakeSocket.ts'
import { human, projection, snapshot, table } from '../testing/tables.ts'
import { keepSeatToken, storedTable, mySeats, seatToken } from './stored-table.ts'
import { handoverToken } from './handover.ts'
import { leftSeats } from './left-seats.ts'
import { TableSession } from './TableSession.ts'

const code = 'KTRMVX'
const playing = snapshot({
  table: table({ phase: 'playing', deal: 1 }),
  shown: projection({ seq: 9, turn: 3 }),
})
let session: TableSession | null = null

beforeEach(() => {
  localStorage.clear()
  fakeSockets()
})
afterEach(() => {
  session?.close()
  realSockets()
})

async function seated(): Promise<{ session: TableSession; drop: (ending: number) => void }> {
  keepSeatToken(code, 'secret')
  session = new TableSession(code)
  const socket = await dialled(1)
  socket.accept()
  socket.say(playing)
  return { session, drop: (ending) => socket.drop(ending) }
}

describe('a session', () => {
  test('without a token watches', async () => {
    session = new TableSession(code)
    expect((await dialled(1)).url).toMatch(/\/watch$/)
  })

  test('with one takes the seat', async () => {
    await seated()
    expect((await dialled(1)).url).toMatch(/\/seat\?done=in-view$/)
  })

  test('shows after a reload what was there before, until the table has answered', async () => {
    const before = await seated()
    before.session.close()
    session = new TableSession(code)
    expect(session.model.table.value?.phase).toBe('playing')
    expect(session.model.projection.value?.turn).toBe(3)
    expect((await dialled(2)).url).toMatch(/\?done=in-view&seen=9$/)
  })

  test('to a table that is gone leaves nothing of it in the browser', async () => {
    const { session: here, drop } = await seated()
    here.log.toggleMute(2)
    for (const name of ['nonce', 'phone', 'was', 'waits'])
      localStorage.setItem(`tischlein.${name}.${code}`, '{}')
    localStorage.setItem(`tischlein.nonce.${code}.secret`, '{}')
    localStorage.setItem('tischlein.name', '"Anna"')
    drop(closing.noSuchTable)
    expect(here.ending.value).toBe('noSuchTable')
    expect(JSON.stringify(localStorage)).not.toContain(code)
    expect(mySeats()).toEqual([])
    expect(localStorage.getItem('tischlein.name')).toBe('"Anna"')
  })

  test('goes on not hearing whoever is muted there after a reload, and hears them again when asked to', async () => {
    const line = { at: 1, name: 'Ben', seat: 1, person: 2, text: 'blah' }
    const talking = { ...playing, chat: [line] }
    const before = await seated()
    before.session.log.toggleMute(2)
    before.session.close()
    session = new TableSession(code)
    const socket = await dialled(2)
    socket.accept()
    socket.say(talking)
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
    await dialled(1)
    expect(await session.sit('Cleo')).toBeNull()
    expect((await dialled(2)).protocols).toContain('seat.fresh')
    expect(seatToken(code)).toBe('fresh')
  })

  test('that has to ask waits, also over a reload, and takes the seat when somebody says yes', async () => {
    const answer = Response.json({ person: 3, token: 'fresh' }, { status: 202 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    const first = await dialled(1)
    first.accept()
    first.say(snapshot({ seat: null }))
    expect(await session.sit('Cleo')).toBeNull()
    expect([session.waiting.value?.person, seatToken(code)]).toEqual([3, null])
    first.say({
      type: 'table',
      seat: null,
      table: table({ asking: [{ person: 3, name: 'Cleo' }] }),
    })
    session.close()

    session = new TableSession(code)
    const second = await dialled(2)
    second.accept()
    const seats = [human('Anna'), human('Ben'), human('Cleo', { person: 3 })]
    second.say(snapshot({ seat: null, table: table({ seats }) }))
    expect((await dialled(3)).protocols).toContain('seat.fresh')
    expect([session.waiting.value, seatToken(code)]).toEqual([null, 'fresh'])
  })

  test('that nobody lets in is told so, and asks no longer', async () => {
    const answer = Response.json({ person: 3, token: 'fresh' }, { status: 202 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    const socket = await dialled(1)
    socket.accept()
    socket.say(snapshot({ seat: null }))
    await session.sit('Cleo')
    // The table may tell of it later than the answer came.
    expect(session.declined.value).toBe(false)
    const says = (changed: object) =>
      socket.say({ type: 'table', seat: null, table: table(changed) })
    says({ asking: [{ person: 3, name: 'Cleo' }] })
    says({})
    expect([session.declined.value, session.waiting.value]).toEqual([true, null])
    session.close()
    session = new TableSession(code)
    expect(session.waiting.value).toBeNull()
  })

  test('that was removed says with which seat when it wants to sit down again', async () => {
    const { session: mine, drop } = await seated()
    drop(closing.unseated)
    const bodies: unknown[] = []
    vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
      bodies.push(JSON.parse(body))
      return Promise.resolve(Response.json({ refusal: 'removed' }, { status: 403 }))
    })
    expect(await mine.sit('Bob')).toEqual({ refusal: 'removed' })
    expect(bodies).toEqual([{ name: 'Bob', was: 'secret' }])
  })

  test('that may not sit down is told why, and goes on watching', async () => {
    const answer = Response.json({ refusal: 'table-locked' }, { status: 403 })
    vi.stubGlobal('fetch', () => Promise.resolve(answer))
    session = new TableSession(code)
    expect(await session.sit('Cleo')).toEqual({ refusal: 'table-locked' })
    expect(seatToken(code)).toBeNull()
  })

  test('whose seat was taken away goes on as a watcher, and says so', async () => {
    const { session: mine, drop } = await seated()
    drop(closing.unseated)
    expect(mine.unseated.value).toBe(true)
    expect(mine.model.seat.value).toBeNull()
    expect(seatToken(code)).toBeNull()
    expect((await dialled(2)).url).toMatch(/\/watch/)
  })

  test('that was removed knows that no seat is free for it, until it is let back in', async () => {
    const { session: mine, drop } = await seated()
    const seats = [human('Anna', { person: 1 }), human('Ben', { person: 2 })]
    const sat = { ...playing, table: table({ phase: 'playing', deal: 1, seats }) }
    const first = await dialled(1)
    first.say(sat)
    drop(closing.unseated)
    expect(mine.removed.value).toBe(false)
    const socket = await dialled(2)
    socket.accept()
    const without = (removed: readonly { person: number; name: string }[]) =>
      socket.say({
        ...playing,
        seat: null,
        table: table({ phase: 'playing', deal: 1, seats: seats.slice(1), removed }),
      })
    without([{ person: 1, name: 'Anna' }])
    expect(mine.removed.value).toBe(true)
    without([{ person: 3, name: 'Cleo' }])
    expect(mine.removed.value).toBe(false)
  })

  test('that left by itself is not told that it did', async () => {
    const { session: mine, drop } = await seated()
    mine.leave()
    drop(closing.unseated)
    expect(mine.unseated.value).toBe(false)
    expect(mine.left.value).toBe(true)
    expect(leftSeats(Date.now())).toEqual([code])
  })

  test('in an older tab ends there, keeps its token, and can take the seat back', async () => {
    const { session: mine, drop } = await seated()
    drop(closing.replaced)
    expect(mine.ending.value).toBe('replaced')
    expect(seatToken(code)).toBe('secret')
    mine.reconnect()
    const socket = await dialled(2)
    socket.accept()
    socket.say(playing)
    expect(mine.ending.value).toBeNull()
  })
})

/** As a session some time ago has left it. */
const kept = (of: string, savedAt: number): void => {
  keepSeatToken(of, 'secret')
  const known = { format: 2, savedAt, seat: 0, table: table({ code: of }), shown: null, chat: [] }
  localStorage.setItem(`tischlein.table.${of}`, JSON.stringify(known))
}

describe('what is kept', () => {
  test('are the tables where this browser sits, the latest first', () => {
    kept('BBBBBB', 1)
    kept('CCCCCC', 2)
    expect(mySeats().map((one) => one.table.code)).toEqual(['CCCCCC', 'BBBBBB'])
  })

  test('is ignored if this version cannot read it', () => {
    localStorage.setItem('tischlein.table.KTRMVX', '{"table":')
    expect(storedTable(code)).toBeNull()
    localStorage.setItem('tischlein.table.KTRMVX', '{"format":0}')
    expect(storedTable(code)).toBeNull()
  })

  test('is nothing of a table that is only watched', async () => {
    session = new TableSession(code)
    const socket = await dialled(1)
    socket.accept()
    socket.say({ ...playing, seat: null, table: table({ seats: [human('Anna')] }) })
    expect(storedTable(code)).toBeNull()
  })
})

test('a seat that is handed over stands behind the hash', () => {
  expect(handoverToken('#seat=abcdefghijklmnopqrstuv')).toBe('abcdefghijklmnopqrstuv')
  expect(handoverToken('#TG-06')).toBeNull()
  expect(handoverToken('#seat=<script>')).toBeNull()
})
