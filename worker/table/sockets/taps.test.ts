import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import { patience } from '../../../shared/wire/limits.ts'
import { closing, tap } from '../../../shared/wire/socket.ts'
import type { Line } from '../../testing/sockets.ts'
import { connect, openTable, seatedAt, tableOf } from '../../testing/tables.ts'

// A page that taps says when a bot is due, and the table sets no alarm for it.

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

/** The longest that a bot takes over its move. */
const pace = patience.botPaceMax + patience.dealing

const later = (time: number) => vi.setSystemTime(Date.now() + time)

const alarmIn = (code: string): Promise<number> =>
  runInDurableObject(
    tableOf(code),
    async (_, { storage }) => ((await storage.getAlarm()) ?? Infinity) - Date.now(),
  )

/** What was said before is heard by now. */
async function isHeard(line: Line): Promise<void> {
  await line.say({ type: 'lock', locked: false })
}

/** Anna and Ben at a table with two bots, one of which is next. Ben never taps; Anna has tapped before the start, or not. */
async function botIsNext(taps: 'Anna taps' | 'nobody taps') {
  const code = await openTable({}, 'switch')
  const { lines, tokens } = await seatedAt(code, ['Anna', 'Ben'])
  const [anna] = lines
  if (taps === 'Anna taps') anna.send(tap)
  for (let bots = 0; bots < 2; bots++) await anna.say({ type: 'add-bot' })
  await anna.say({ type: 'start' })
  await Promise.all(lines.map((line) => line.first('view')))
  await peopleMove(lines)
  return { code, lines, anna, token: tokens[0] }
}

/** Until it is the turn of a bot. */
async function peopleMove(lines: readonly Line[]): Promise<void> {
  for (let moves = 0; moves < 60; moves++) {
    const { turn, toMove } = lines[0]?.projection() ?? { turn: 0, toMove: [] }
    const mover = lines[toMove[0] ?? 9]
    if (!mover) return
    await mover.move()
    await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
  }
  throw new Error('it is never the turn of a bot')
}

const due = (line: Line): number | undefined =>
  line.messages.findLast((one) => one.type === 'view')?.due

test('a bot moves on a tap, and no alarm is set for it', async () => {
  const { code, anna } = await botIsNext('Anna taps')
  expect(await alarmIn(code)).toBeGreaterThan(pace)
  const { turn } = anna.projection()
  later(due(anna) ?? 0)
  anna.send(tap)
  await anna.seesMoveAfter(turn)
  expect(await alarmIn(code)).toBeGreaterThan(pace)
})

test('a line that does not tap has an alarm set for each turn of a bot, and hears of no time', async () => {
  const { code, anna } = await botIsNext('nobody taps')
  expect(await alarmIn(code)).toBeLessThanOrEqual(pace)
  expect(due(anna)).toBe(undefined)
})

test('a tap that comes too early does nothing, and has no answer', async () => {
  const { code, anna } = await botIsNext('Anna taps')
  const { turn } = anna.projection()
  const alarm = await alarmIn(code)
  await isHeard(anna)
  const heard = anna.messages.length
  for (let taps = 0; taps < 20; taps++) anna.send(tap)
  await isHeard(anna)
  expect(anna.messages.length).toBe(heard + 1)
  expect(anna.projection().turn).toBe(turn)
  expect(await alarmIn(code)).toBe(alarm)
})

test('two who tap at once move a bot once', async () => {
  const { anna } = await botIsNext('Anna taps')
  const { turn } = anna.projection()
  later(due(anna) ?? 0)
  anna.send(tap)
  anna.send(tap)
  await anna.seesMoveAfter(turn)
  await isHeard(anna)
  expect(anna.projection().turn).toBe(turn + 1)
})

test('whoever taps without end is cut off like everybody who says too much', async () => {
  const { anna } = await botIsNext('Anna taps')
  for (let taps = 0; taps < 400; taps++) anna.send(tap)
  expect(await anna.closed).toBe(closing.tooFast)
})

test('when the last line that taps is closed, an alarm is set for the bot that is due', async () => {
  const { code, anna, lines } = await botIsNext('Anna taps')
  expect(await alarmIn(code)).toBeGreaterThan(pace)
  anna.hangUp()
  await lines[1]?.sees(({ seats }) => seats[0]?.here === false)
  expect(await alarmIn(code)).toBeLessThanOrEqual(pace)
})

test('a table that has slept still knows who taps', async () => {
  const { code, anna } = await botIsNext('Anna taps')
  const { turn } = anna.projection()
  await evictDurableObject(tableOf(code), { webSockets: 'hibernate' })
  later(due(anna) ?? 0)
  anna.send(tap)
  await anna.seesMoveAfter(turn)
  expect(await alarmIn(code)).toBeGreaterThan(pace)
})

test('who takes long over a turn is shown at a tap, and no alarm is set for it', async () => {
  const code = await openTable({}, 'switch')
  const { lines } = await seatedAt(code, ['Anna', 'Ben'])
  const [anna, ben] = lines
  for (const line of lines) line.send(tap)
  await anna.say({ type: 'start' })
  await ben.first('view')
  expect(await alarmIn(code)).toBeGreaterThan(patience.slow)
  later(patience.slow)
  ben.send(tap)
  await anna.sees(({ thinking }) => thinking?.length === 1)
  expect(await alarmIn(code)).toBeGreaterThan(0)
})

test('whoever comes back to a bot that is due is told so, and has it move with a tap', async () => {
  const { code, token, anna } = await botIsNext('Anna taps')
  const { turn } = anna.projection()
  later(pace)
  const again = await connect(code, token)
  expect((await again.first('snapshot')).due).toBe(0)
  again.send(tap)
  await again.seesMoveAfter(turn)
})

test('where nobody taps after all, the next alarm moves the bot, and one is set for each bot after it', async () => {
  const { code, anna, lines } = await botIsNext('Anna taps')
  const { turn } = anna.projection()
  later(patience.deadSocket - 1_000)
  for (const line of lines) line.send('ping')
  await Promise.all(lines.map((line) => line.ponged))
  later(1_000)
  expect(await runDurableObjectAlarm(tableOf(code))).toBe(true)
  await Promise.all(lines.map((line) => line.seesMoveAfter(turn)))
  await peopleMove(lines)
  expect(await alarmIn(code)).toBeLessThanOrEqual(pace)
})
