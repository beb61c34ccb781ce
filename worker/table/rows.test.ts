import { runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test, vi } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { stopClock } from '../testing/clock.ts'
import { openTable, seatedAt, tableOf } from '../testing/tables.ts'
import { logOf } from '../testing/unchanged.ts'
import { chunkLength } from './Log.ts'

// Rows written are most of what a table costs. The runtime itself counts them, as the platform does for its bill.

type Methods = Record<string, (...args: unknown[]) => unknown>
const restore: (() => void)[] = []
afterEach(() => restore.splice(0).forEach((each) => each()))

/** Has something told about each answer of a method of this one: in the same runtime, others may still do something. */
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

/** Counts what a table writes from now on: rows, and alarms, each of which is billed as one. */
async function countRows(code: string) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  let alarms = 0
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    after(storage.sql, 'exec', (cursor) => cursors.push(cursor as (typeof cursors)[number]))
    after(storage, 'setAlarm', () => (alarms += 1))
  })
  return () => ({ rows: cursors.reduce((sum, one) => sum + one.rowsWritten, 0), alarms })
}

/** When the alarm rings, if it is set for a look of a bot. */
async function alarmSoon(code: string): Promise<number | null> {
  const alarm = await runInDurableObject(tableOf(code), (_, { storage }) => storage.getAlarm())
  const isSoon = alarm !== null && alarm - Date.now() <= patience.botPaceMax + patience.dealing
  return isSoon ? alarm : null
}

/** So many moves, game after game. */
const enough = 48

/** Each further game begins with a row of its own. */
const forGames = (dealt: number): number => dealt - 1

test.each([
  ...games.map(({ about }) => [about.name, about.id, 0] as const),
  ['Switch with open hands', 'switch', 10] as const,
])('%s: a move writes one row, and an alarm is set for none', async (_, game, shown) => {
  const code = await openTable({}, game)
  const { lines } = await seatedAt(code, ['Anna', 'Ben'])
  const [anna] = lines
  await anna.say({ type: 'open-hands', moves: shown })
  if (shown > 0) await lines[1]?.say({ type: 'show-hand', shows: true })
  const counted = await countRows(code)
  await anna.say({ type: 'start' })
  await Promise.all(lines.map((line) => line.first('view')))
  const before = counted()
  let dealt = 1
  let moves = 0
  while (moves < enough) {
    const { turn, toMove } = anna.projection()
    const [mover] = toMove
    if (mover === undefined) {
      await anna.say({ type: 'rematch' })
      await Promise.all(lines.map((line) => line.sees(({ deal }) => deal > dealt)))
      dealt += 1
      continue
    }
    await lines[mover]?.move()
    await Promise.all(lines.map((line) => line.first('view', (one) => one.turn > turn)))
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
  '%s: with a bot, a move writes one row, as does all that is said at once, and each look of the bot has two alarms set at most',
  async (_, game) => {
    stopClock()
    restore.push(() => vi.useRealTimers())
    const code = await openTable({}, game)
    const { lines } = await seatedAt(code, ['Anna', 'Ben'])
    const [anna] = lines
    await anna.say({ type: 'add-bot' })
    await lines[1]?.say({ type: 'rename', name: 'Ben' })
    const counted = await countRows(code)
    await anna.say({ type: 'start' })
    await Promise.all(lines.map((line) => line.first('view')))
    const [before, from] = [counted(), Date.now()]
    let [dealt, moves, byBots, looks] = [1, 0, 0, 0]
    while (moves < enough || byBots === 0) {
      const { turn, toMove } = anna.projection()
      if (toMove.length === 0) {
        await anna.say({ type: 'rematch' })
        await Promise.all(lines.map((line) => line.sees(({ deal }) => deal > dealt)))
        dealt += 1
        continue
      }
      const mover = lines[toMove[0] ?? 2]
      // A bot is to move, or has something to say.
      for (let soon = await alarmSoon(code); soon !== null; soon = await alarmSoon(code)) {
        vi.setSystemTime(soon)
        await runDurableObjectAlarm(tableOf(code))
        looks += 1
        // By its answer the line has heard what came of the look.
        await anna.say({ type: 'lock', locked: false })
        if (anna.projection().turn > turn) break
      }
      if (!mover) byBots += 1
      else {
        // Not always the first, which at some games goes on and on.
        const offered = mover.moves()
        await mover.say({ type: 'move', turn, move: offered[moves % offered.length] })
      }
      await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
      moves += 1
    }
    const { rows, alarms } = counted()
    const moved = (await logOf(code)).filter(([, what]) => what === 'move').length
    const said = (await logOf(code)).filter(([, what]) => what === 'signal')
    // All that is said at one moment is written at once.
    const done = moved + new Set(said.map(([, , , at]) => at)).size
    expect(rows - before.rows).toBeGreaterThanOrEqual(done)
    // In each game a bot may once leave the beginning to others, which no entry of the log says.
    const others = forGames(dealt) + dealt + Math.floor((await logOf(code)).length / chunkLength)
    expect(rows - before.rows - others).toBeLessThanOrEqual(done)
    expect(said.length > 0).toBe(game === 'the-game')
    // One for each look of the bot and one for what comes after it; the table also looks after its lines.
    const checks = Math.ceil((Date.now() - from) / patience.slow)
    expect(alarms - before.alarms).toBeLessThanOrEqual(2 * looks + checks)
  },
)

/** In bytes. */
const diskPage = 4_096

const rowLength = (code: string): Promise<number> =>
  runInDurableObject(tableOf(code), (_, { storage }) => {
    const columns = ['json', 'entries', 'matters'].map(
      (name) => `coalesce(octet_length(${name}), 0)`,
    )
    const [row] = storage.sql.exec(`select ${columns.join(' + ')} as length from state`).toArray()
    return Number(row?.['length'])
  })

test('a row of several pages stays as long as it is at most moves, and is written where it lies', async () => {
  const code = await openTable({}, 'switch')
  const { lines } = await seatedAt(code, ['Anna', 'Ben', 'Cleo', 'Dora', 'Emil'])
  const [anna] = lines
  await anna.say({ type: 'start' })
  await Promise.all(lines.map((line) => line.first('view')))
  let [long, changed, before] = [0, 0, 0]
  while (long < enough) {
    const { turn, toMove } = anna.projection()
    await lines[toMove[0] ?? 0]?.move()
    await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
    const length = await rowLength(code)
    if (before > diskPage) long += 1
    if (before > diskPage && length !== before) changed += 1
    before = length
  }
  expect(changed / long).toBeLessThan(0.25)
})
