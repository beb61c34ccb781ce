import { act } from 'preact/test-utils'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { gameOf } from '../../../shared/games/all.ts'
import type { PublicSeat } from '../../../shared/protocol/protocol.ts'
import { randomRecord, requireReplayable } from '../../../shared/testing/random-record.ts'
import { currentUrl, replaceUrl } from '../../client/router.ts'
import { storageFormat, storeSeatToken } from '../../client/stored-table.ts'
import { TableSession } from '../../client/TableSession.ts'
import { Replay } from '../../replay/replay.ts'
import { fakeSockets, nthSocket, restoreSockets } from '../../testing/FakeSocket.ts'
import { clearPage, inEnglish, render } from '../../testing/render.ts'
import { human, projection, snapshot, table, type Snapshot } from '../../testing/tables.ts'
import { Room } from './Room.tsx'

inEnglish()
beforeEach(() => fakeSockets())

let session: TableSession | null = null
afterEach(() => {
  clearPage()
  session?.close()
  restoreSockets()
  vi.unstubAllGlobals()
})

/**
 * Renders the page of a table whose player has received this snapshot.
 * @param cached the table as this browser has stored it. The page then shows it before the snapshot
 */
async function open(first: Snapshot, cached: Snapshot | null = null) {
  storeSeatToken('KTRMVX', 'secret')
  localStorage.setItem(
    'tischlein.table.KTRMVX',
    JSON.stringify(cached && { ...cached, format: storageFormat, savedAt: 1 }),
  )
  const opened = new TableSession('KTRMVX')
  session = opened
  const socket = await nthSocket(1)
  const Page = () => {
    const at = opened.model.table.value
    return at && <Room session={opened} table={at} />
  }
  const receive = (): void => {
    socket.accept()
    socket.receive(first)
  }
  if (cached === null) receive()
  const room = render(<Page />)
  if (cached !== null) void act(receive)
  return { room, socket }
}

test('a replay shows the players on the seats of the game, even after they have changed seats', async () => {
  const game = gameOf('switch')
  if (!game) throw new Error('there is no such game')
  const record = randomRecord(game, 'ab'.repeat(32))
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json(path.endsWith('/applause') ? { deal: record.deal, turns: [] } : record),
  )
  const replay = new Replay(game, requireReplayable(game, record), null)
  const { deal, names, pieces, outcome, options } = record
  const people = names.map((_, seat) => seat)
  const seats = names.map((name, person) => human(name, { person })).toReversed()
  const results = [{ deal, game: 'switch', names, people, pieces, minutes: 24, outcome }]
  replaceUrl('/KTRMVX#step=0')
  const { room } = await open(
    snapshot({
      table: table({ phase: 'over', game: 'switch', options, deal, seats, results, outcome }),
      position: projection({ game: 'switch', toMove: [], view: replay.view.value }),
    }),
  )
  const plates = () => [...room.querySelectorAll('.stage-past .seat-name')]
  await expect.poll(() => plates().map((one) => one.textContent)).toEqual(names)
})

/** Returns a snapshot of a game at its first or last step. */
function snapshotOf(id: string, phase: 'playing' | 'over'): Snapshot {
  const game = gameOf(id)
  if (!game) throw new Error('there is no such game')
  const record = randomRecord(game, 'ab'.repeat(32))
  const replay = new Replay(game, requireReplayable(game, record), null)
  const [isOver, { options, outcome }] = [phase === 'over', record]
  const seats = record.names.map((name, person) => human(name, { person }))
  const at = { game: id, phase, options, seats, deal: isOver ? 1 : 2 }
  return snapshot({
    table: table({ ...at, outcome: isOver ? outcome : null }),
    position: projection({
      game: id,
      toMove: isOver ? [] : [0],
      view: replay.viewFor(isOver ? replay.last : 0, 0),
    }),
  })
}

test('a page that wakes up in another game shows its board', async () => {
  const before = snapshotOf('switch', 'over')
  const after = snapshotOf('the-game', 'playing')
  const { room, socket } = await open(before)
  await expect.poll(() => session?.log.news.value?.game).toBe('switch')
  socket.receive({ type: 'table', seat: 0, table: after.table })
  await expect.poll(() => session?.log.news.value?.game).toBe('the-game')
  socket.receive(after)
  await expect.poll(() => room.querySelector('[role=listbox]')).not.toBeNull()
  session?.model.send({ type: 'pause' })
  expect(socket.commands.map(({ type }) => type)).toContain('pause')
})

test('the drawer of a player stays theirs when seats move, and closes when they leave', async () => {
  const [anna, ben, clara, dora] = ['Anna', 'Ben', 'Clara', 'Dora'].map((name, person) =>
    human(name, { person }),
  ) as [PublicSeat, PublicSeat, PublicSeat, PublicSeat]
  const { room, socket } = await open(
    snapshot({ table: table({ seats: [anna, ben, clara, dora], host: 3 }), seat: 3 }),
  )
  const nameInDrawer = () => room.querySelector('dialog h2')?.textContent
  const seat = (at: number, seats: readonly PublicSeat[]) =>
    act(() => socket.receive({ type: 'table', seat: at, table: table({ seats, host: at }) }))
  const plates = () => [...room.querySelectorAll<HTMLElement>('.seat-plate')]
  const plateOfBen = () => plates().find((one) => one.textContent.includes('Ben'))
  await expect.poll(() => plateOfBen()).toBeDefined()
  plateOfBen()?.click()
  await expect.poll(nameInDrawer).toBe('Ben')
  seat(2, [ben, clara, dora])
  expect(nameInDrawer()).toBe('Ben')
  seat(1, [clara, dora])
  expect(nameInDrawer()).toBeUndefined()
  seat(2, [clara, ben, dora])
  expect(nameInDrawer()).toBeUndefined()
})

test('a refusal is announced inside the drawer that is open, each time', async () => {
  const { room, socket } = await open(snapshot())
  const chat = () => room.querySelector<HTMLElement>('[aria-label^=Chat]')
  await expect.poll(chat).not.toBe(null)
  chat()?.click()
  const find = () => room.querySelector('.drawer-body [role=status]')
  await expect.poll(find).not.toBe(null)
  const region = find()
  expect(region?.textContent).toBe('')
  const refused = () => act(() => socket.receive({ type: 'refused', id: 'x', refusal: 'too-fast' }))
  refused()
  const first = region?.firstElementChild
  expect(first?.textContent).not.toBe('')
  refused()
  expect(region?.firstElementChild?.textContent).toBe(first?.textContent)
  expect(region?.firstElementChild).not.toBe(first)
})

const isReplayShown = (room: HTMLElement): boolean =>
  room.querySelector('.replay-bar, .replay-arrives') !== null

test('a link to a replay is dropped if another game is running, and its end shows the result', async () => {
  replaceUrl('/KTRMVX#step=0')
  const before = snapshotOf('switch', 'playing')
  const { room, socket } = await open(before)
  expect(currentUrl.value.hash).toBe('')
  const after = snapshotOf('switch', 'over').table
  void act(() => socket.receive({ type: 'table', seat: 0, table: { ...after, deal: 2 } }))
  await expect.poll(() => room.querySelector('.ending')).not.toBeNull()
  expect(isReplayShown(room)).toBe(false)
})

test('a link to a replay opens the latest game, although this browser has stored an earlier one', async () => {
  vi.stubGlobal('fetch', () => new Promise(() => {}))
  replaceUrl('/KTRMVX#step=0')
  const before = snapshotOf('switch', 'over')
  const { room } = await open({ ...before, table: { ...before.table, deal: 3 } }, before)
  await expect.poll(() => isReplayShown(room)).toBe(true)
})
