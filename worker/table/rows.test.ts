import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { namesFor } from '../testing/script.ts'
import { openTable, seatPlayers, tableOf, stopClock } from '../testing/tables.ts'
import { logOf } from '../testing/unchanged.ts'
import { gameById } from './games.ts'
import { chunkLength } from './entries.ts'

// Written rows are most of the cost of a table. The runtime counts rows in the same way as the
// platform does for its bill.

type Methods = Record<string, (...args: unknown[]) => unknown>
const restore: (() => void)[] = []
afterEach(() => restore.splice(0).forEach((each) => each()))

/**
 * Calls `tell` with each result of a method of `owner`. Ignores calls of other objects, since all
 * objects of the runtime share the method.
 */
function after(owner: object, name: string, tell: (answer: unknown) => void): void {
  const prototype = Object.getPrototypeOf(owner) as Methods
  const method = prototype[name]
  if (!method) throw new Error(`the platform's ${name} is gone`)
  prototype[name] = function (this: unknown, ...args) {
    const answer = method.apply(this, args)
    if (this === owner) tell(answer)
    return answer
  }
  restore.push(() => (prototype[name] = method))
}

/** Counts the rows and alarms that a table writes from now on. Each alarm is billed as one row. */
async function countRows(code: string) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  let alarms = 0
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    after(storage.sql, 'exec', (cursor) => cursors.push(cursor as (typeof cursors)[number]))
    after(storage, 'setAlarm', () => (alarms += 1))
  })
  return () => ({ rows: cursors.reduce((sum, one) => sum + one.rowsWritten, 0), alarms })
}

/**
 * Returns the time of the alarm if a bot will act then; null if the alarm serves another purpose.
 */
async function alarmSoon(code: string): Promise<number | null> {
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  const isSoon =
    alarm !== null && alarm - Date.now() <= timeouts.botPaceMax + timeouts.dealAnimation
  return isSoon ? alarm : null
}

/** The minimum number of moves to play, in several games if necessary. */
const enough = 48

/**
 * Returns how many rows it costs to start `dealt` games. The first game was started before the
 * count, so each further game costs one row.
 */
const forGames = (dealt: number): number => dealt - 1

test.each([
  ...games.map(({ about }) => [about.name, about.id, 0] as const),
  ['Switch with open hands', 'switch', 10] as const,
])('%s: a move writes one row and sets no alarm', async (_, game, shown) => {
  const code = await openTable({}, game)
  const { sockets } = await seatPlayers(code, namesFor(gameById(game)))
  const [anna] = sockets
  await anna.command({ type: 'set-open-hands', moves: shown })
  if (shown > 0) await sockets[1]?.command({ type: 'show-hand', shows: true })
  const counted = await countRows(code)
  await anna.command({ type: 'start' })
  await Promise.all(sockets.map((socket) => socket.first('view')))
  const before = counted()
  let dealt = 1
  let moves = 0
  while (moves < enough) {
    const { turn, toMove } = anna.projection()
    const [mover] = toMove
    if (mover === undefined) {
      await anna.command({ type: 'rematch' })
      await Promise.all(sockets.map((socket) => socket.waitForTable(({ deal }) => deal > dealt)))
      dealt += 1
      continue
    }
    await sockets[mover]?.move()
    await Promise.all(sockets.map((socket) => socket.first('view', (one) => one.turn > turn)))
    moves += 1
  }
  const { rows, alarms } = counted()
  expect(rows - before.rows).toBeGreaterThanOrEqual(moves)
  expect((rows - before.rows - forGames(dealt)) / moves).toBeLessThanOrEqual(1.1)
  expect(alarms).toBe(before.alarms)
  const log = await logOf(code)
  expect(log.map(([seq]) => seq)).toEqual(log.map((_entry, at) => at + 1))
  expect(log.filter(([, what]) => what === 'move')).toHaveLength(moves)
})

test.each(games.map(({ about }) => [about.name, about.id] as const))(
  '%s: with a bot, each move and each group of signals writes one row, and each turn of the bot sets two alarms at most',
  async (_, game) => {
    stopClock()
    restore.push(() => vi.useRealTimers())
    const code = await openTable({}, game)
    const { sockets } = await seatPlayers(code, ['Anna', 'Ben'])
    const [anna] = sockets
    await anna.command({ type: 'add-bot' })
    await sockets[1]?.command({ type: 'rename', name: 'Ben' })
    const counted = await countRows(code)
    await anna.command({ type: 'start' })
    await Promise.all(sockets.map((socket) => socket.first('view')))
    const [before, from] = [counted(), Date.now()]
    let [dealt, moves, byBots, looks] = [1, 0, 0, 0]
    while (moves < enough || byBots === 0) {
      const { turn, toMove } = anna.projection()
      if (toMove.length === 0) {
        await anna.command({ type: 'rematch' })
        await Promise.all(sockets.map((socket) => socket.waitForTable(({ deal }) => deal > dealt)))
        dealt += 1
        continue
      }
      const mover = sockets[toMove[0] ?? 2]
      // Ring the alarm as long as a bot will move or signal.
      for (let soon = await alarmSoon(code); soon !== null; soon = await alarmSoon(code)) {
        vi.setSystemTime(soon)
        await runDurableObjectAlarm(tableOf(code))
        looks += 1
        // The answer proves that all messages of the alarm have arrived.
        await anna.command({ type: 'set-locked', locked: false })
        if (anna.projection().turn > turn) break
      }
      if (!mover) byBots += 1
      else {
        // Don't always play the first legal move, since then some games never end.
        const offered = mover.moves()
        await mover.command({ type: 'move', turn, move: offered[moves % offered.length] })
      }
      await Promise.all(sockets.map((socket) => socket.waitForMoveAfter(turn)))
      moves += 1
    }
    const { rows, alarms } = counted()
    const moved = (await logOf(code)).filter(([, what]) => what === 'move').length
    const said = (await logOf(code)).filter(([, what]) => what === 'signal')
    // Signals that have the same time are written in one row.
    const done = moved + new Set(said.map(([, , , at]) => at)).size
    expect(rows - before.rows).toBeGreaterThanOrEqual(done)
    // Before the first move of a game a bot can wait once for other players. This wait writes a
    // row, but no log entry.
    const others = forGames(dealt) + dealt + Math.floor((await logOf(code)).length / chunkLength)
    expect(rows - before.rows - others).toBeLessThanOrEqual(done)
    expect(said.length > 0).toBe(game === 'the-game')
    // Each turn of a bot sets one alarm for the turn and one for its follow-ups. The table also
    // sets alarms to check its connections. Each further game sets one, because the alarm that is
    // set after a game rings too late for the next game.
    const checks = Math.ceil((Date.now() - from) / timeouts.slow) + dealt - 1
    expect(alarms - before.alarms).toBeLessThanOrEqual(2 * looks + checks)
  },
)

test('a move that is taken back writes one row, and so do a request and each answer', async () => {
  const code = await openTable({}, 'the-game')
  const { sockets } = await seatPlayers(code, ['Anna', 'Ben', 'Cleo'])
  const [anna, ben, cleo] = sockets
  await anna.command({ type: 'start' })
  await anna.first('view')
  const rowsOf = async (act: () => Promise<unknown>): Promise<number> => {
    const counted = await countRows(code)
    const before = counted().rows
    await act()
    return counted().rows - before
  }
  await anna.move()
  const takeBack = (turn: number) => anna.command({ type: 'take-back', turn })
  expect(await rowsOf(() => takeBack(1))).toBe(1)
  for (const turn of [2, 3]) await anna.command({ type: 'move', turn, move: anna.moves()[0] })
  await anna.command({ type: 'move', turn: 4, move: { do: 'end' } })
  expect(await rowsOf(() => takeBack(5))).toBe(1)
  expect(await rowsOf(async () => ben?.command({ type: 'answer-take-back', agrees: true }))).toBe(1)
  expect(await rowsOf(async () => cleo?.command({ type: 'answer-take-back', agrees: true }))).toBe(
    1,
  )
  expect(anna.projection().turn).toBe(6)
})

/** Size of an SQLite page on disk, in bytes. */
const diskPage = 4_096

const rowLength = (code: string): Promise<number> =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const columns = ['json', 'entries', 'settings'].map(
      (name) => `coalesce(octet_length(${name}), 0)`,
    )
    const [row] = storage.sql.exec(`select ${columns.join(' + ')} as length from state`).toArray()
    return Number(row?.['length'])
  })

test('a row of several pages keeps its length at most moves, and is overwritten in place', async () => {
  const code = await openTable({}, 'switch')
  const { sockets } = await seatPlayers(code, ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'])
  const [anna] = sockets
  await anna.command({ type: 'start' })
  await Promise.all(sockets.map((socket) => socket.first('view')))
  let [long, changed, before] = [0, 0, 0]
  while (long < enough) {
    const { turn, toMove } = anna.projection()
    await sockets[toMove[0] ?? 0]?.move()
    await Promise.all(sockets.map((socket) => socket.waitForMoveAfter(turn)))
    const length = await rowLength(code)
    if (before > diskPage) long += 1
    if (before > diskPage && length !== before) changed += 1
    before = length
  }
  expect(changed / long).toBeLessThan(0.25)
})
