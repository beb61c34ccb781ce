import { runInDurableObject } from 'cloudflare:test'
import { afterEach, expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { openTable, seatedAt, tableOf } from '../testing/tables.ts'
import { logOf } from '../testing/unchanged.ts'

// Rows written are most of what a table costs. The runtime itself counts them, as the platform does for its bill.

type Methods = Record<string, (...args: unknown[]) => unknown>
const restore: (() => void)[] = []
afterEach(() => restore.splice(0).forEach((each) => each()))

/** Has something told about each answer of a method, in every object. */
function after(owner: object, name: string, tell: (answer: unknown) => void): void {
  const prototype = Object.getPrototypeOf(owner) as Methods
  const method = prototype[name]
  if (!method) throw new Error(`the platform's ${name} is gone`)
  prototype[name] = function (...args) {
    const answer = method.apply(this, args)
    tell(answer)
    return answer
  }
  restore.push(() => (prototype[name] = method))
}

/** Counts what objects write from now on: rows, and alarms, each of which is billed as one. */
async function countRows(code: string) {
  const cursors: SqlStorageCursor<Record<string, SqlStorageValue>>[] = []
  let alarms = 0
  await runInDurableObject(tableOf(code), (_, { storage }) => {
    after(storage.sql, 'exec', (cursor) => cursors.push(cursor as (typeof cursors)[number]))
    after(storage, 'setAlarm', () => (alarms += 1))
  })
  return () => ({ rows: cursors.reduce((sum, one) => sum + one.rowsWritten, 0), alarms })
}

/** So many moves, game after game. */
const enough = 48

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
  // Each further game begins with a row of its own, and its end tells how it went in another.
  const forGames = (dealt - 1) * 2 + (anna.table().phase === 'over' ? 1 : 0)
  expect((rows - before.rows - forGames) / moves).toBeLessThanOrEqual(1.1)
  expect(alarms).toBe(before.alarms)
  const log = await logOf(code)
  expect(log.map(([seq]) => seq)).toEqual(log.map((_entry, at) => at + 1))
  expect(log.filter(([, what]) => what === 'move')).toHaveLength(moves)
})
