import { expect, test } from 'vitest'

import type { AnySignal } from '../../../../shared/game/game.ts'
import { patience } from '../../../../shared/wire/limits.ts'
import { Script } from '../../../testing/script.ts'
import { tinyGame } from '../../../testing/tiny-game.ts'
import { gameNamed } from '../../games.ts'
import type { Table } from '../table.ts'
import { news, snapshot } from '../views/projection.ts'
import { nextWake, wake } from './clock.ts'
import { botAt, dueIn, type TapTimes } from './due.ts'
import { botsCalled, firstToTap, isNeglected, isTapDue, tapTimes } from './taps.ts'

/** Anna has moved, and it is the turn of one of two bots; `before` is how it stood before her move. */
function botIsNext() {
  const evening = new Script(tinyGame, { free: false })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  while (evening.moves(anna).length === 0) evening.passes(100)
  const before = evening.table
  evening.says(anna, evening.moveOf(anna))
  return { evening, anna, before }
}

const lookAt = ({ table }: Script): number => botAt(table) ?? 0

const wakes = ({ game, table, now }: Script, tappers: number) =>
  nextWake(table, now, botsCalled(game, table, tappers, now)) - now

test('where a line taps, no alarm is set for a bot’s turn', () => {
  const { evening } = botIsNext()
  expect(wakes(evening, 1)).toBe(patience.deadSocket)
})

test('where none does, an alarm is set for it as ever', () => {
  const { evening } = botIsNext()
  expect(wakes(evening, 0)).toBe(lookAt(evening) - evening.now)
  expect(wakes(evening, 0)).toBeLessThanOrEqual(patience.botPaceMax)
})

test('where nobody is here whose line could tap, an alarm is set for it', () => {
  const { evening, anna } = botIsNext()
  const { table, game, now } = evening
  evening.goes(anna)
  const gone = { ...evening.table, phase: table.phase }
  expect(nextWake(gone, now, botsCalled(game, gone, 1, now))).toBe(botAt(table))
})

test('the clock of a turn has its alarm, whoever taps', () => {
  const evening = new Script(gameNamed('switch'))
  const [anna] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'tempo', tempo: 'brisk' })
  evening.says(anna, { type: 'start' })
  expect(wakes(evening, 2)).toBe(wakes(evening, 0))
  expect(wakes(evening, 2)).toBeLessThanOrEqual(patience.brisk)
})

/** It is Anna's turn, and two bots may speak: both have something to say, or neither has. */
function annaIsNext(says: 'something' | 'nothing') {
  const signal = () => (says === 'something' ? ({ wink: true } as unknown as AnySignal) : null)
  const evening = new Script({ ...tinyGame, bot: { ...tinyGame.bot, signal } }, { free: false })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  while (evening.moves(anna).length === 0) evening.passes(1)
  return evening
}

test('where nobody taps, an alarm is set for a bot that has something to say, and for none that has not', () => {
  const [one, other] = [annaIsNext('something'), annaIsNext('nothing')]
  expect(wakes(one, 0)).toBe(lookAt(one) - one.now)
  expect(wakes(other, 0)).toBe(patience.slow)
  expect([wakes(one, 1), wakes(other, 1)]).toEqual([patience.deadSocket, patience.deadSocket])
})

test('where pages tap, no alarm is set for whoever takes long: a tap shows it to everybody', () => {
  const { game, table, now } = annaIsNext('nothing')
  const slow = (after: number) => {
    const { table: later } = wake(game, table, { ...new Script(game).moment(), now: now + after })
    return later.phase.name === 'playing' && later.phase.thinking.some(({ isSlow }) => isSlow)
  }
  expect([slow(patience.slow - 1), slow(patience.slow)]).toEqual([false, true])
  const later = (after: number) => {
    const asleep = { ...table, phase: { ...table.phase, botAt: null } } as Table
    return isTapDue(asleep, now + after)
  }
  expect([later(patience.slow - 1), later(patience.slow)]).toEqual([false, true])
})

test('pages are told when the bots look, whether or not one of them has anything to say', () => {
  for (const { table, now } of [annaIsNext('something'), annaIsNext('nothing')])
    expect(dueIn(table, now)).toBeGreaterThan(0)
})

test('a person’s signal has the bots look anew, and at once at nothing', () => {
  const evening = annaIsNext('nothing')
  evening.passes(patience.botPaceMax + patience.dealing)
  const anna = 's1'
  expect(dueIn(evening.table, evening.now)).toBe(0)
  evening.says(anna, { type: 'signal', signal: { wink: true } })
  expect(dueIn(evening.table, evening.now)).toBeGreaterThanOrEqual(patience.botPaceMin)
})

test('to have looked for nothing changes nothing, however often a page taps', () => {
  const evening = annaIsNext('nothing')
  evening.now += dueIn(evening.table, evening.now) ?? 0
  for (let taps = 0; taps < 3; taps++) {
    const { game, table } = evening
    expect(wake(game, table, evening.moment()).table).toBe(table)
    evening.now += 4_000
  }
})

test('a bot that has nothing to say is never neglected, and one that has is heard at the look at the lines', () => {
  const silent = annaIsNext('nothing')
  expect(isNeglected(silent.game, silent.table, silent.now + patience.deadSocket)).toBe(false)
  const evening = annaIsNext('something')
  const said = evening.log.length
  evening.now += wakes(evening, 1)
  expect(isNeglected(evening.game, evening.table, evening.now)).toBe(true)
  evening.wakes()
  expect(evening.log.length).toBeGreaterThan(said)
})

test('a seat hears with its view when a bot is due, where somebody taps', () => {
  const { evening, before } = botIsNext()
  const { game, table, now } = evening
  const due = dueIn(table, now)
  const heard = (taps: TapTimes | null) =>
    news(game, before, { table }, 0, taps)?.(0).map((text) => JSON.parse(text) as unknown)
  expect(due).toBe(lookAt(evening) - now)
  expect(heard(tapTimes(game, 0, now))).toMatchObject([{ type: 'view', due }])
  expect(JSON.stringify(heard(null))).not.toContain('due')
})

test('where another page taps, a seat hears of a later time, in case nobody does', () => {
  const { evening, before } = botIsNext()
  const { game, table, now } = evening
  const heard = news(game, before, { table }, 0, tapTimes(game, 1, now))
  const due = (dueIn(table, now) ?? 0) + patience.tapAgain
  expect(heard?.(0).map((text) => JSON.parse(text) as unknown)).toMatchObject([{ due }])
})

test('where bots may only speak, one page is told when they look, and no other', () => {
  for (const says of ['something', 'nothing'] as const) {
    const { game, table, now } = annaIsNext(says)
    const dues = [0, 1].map((first) => tapTimes(game, first, now)?.(table, 0))
    expect(dues).toEqual([dueIn(table, now), null])
  }
})

test('the first to tap is the first whose page is in sight; where none is, the first of them', () => {
  const evening = new Script(tinyGame)
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  const first = (ids: readonly string[]) => firstToTap(evening.table, ids)
  expect([first([ben, anna]), first([ben]), first([])]).toEqual([0, 1, null])
  evening.says(anna, { type: 'sight', inSight: false })
  expect([first([ben, anna]), first([anna])]).toEqual([1, 0])
  evening.says(ben, { type: 'sight', inSight: false })
  expect(first([ben, anna])).toBe(0)
})

test('watchers, who cannot tap, hear of no bot', () => {
  const { evening, before } = botIsNext()
  const { game, table, now } = evening
  expect(
    String(news(game, before, { table }, 0, tapTimes(game, 0, now))?.('public')),
  ).not.toContain('due')
  const around = { chat: [], watchers: 0, missed: 0, now }
  expect(snapshot(game, table, 'public', around)).not.toHaveProperty('due')
  expect(snapshot(game, table, 0, around)).toHaveProperty('due', dueIn(table, now))
})

test('a bot that is put off without a move is told of once more', () => {
  const { evening } = botIsNext()
  const { game, table, now } = evening
  if (table.phase.name !== 'playing') throw new Error('nothing was dealt')
  const later = { ...table, phase: { ...table.phase, botAt: lookAt(evening) + 5_000 } }
  const due = dueIn(later, now)
  const heard = news(game, table, { table: later }, 0, tapTimes(game, 0, now))
  expect(heard?.(0).map((text) => JSON.parse(text) as unknown)).toMatchObject([{ due }])
  expect(heard?.('public')).toEqual([])
  expect(news(game, table, { table }, 0, tapTimes(game, 0, now))).toBe(null)
})

test('a bot for whom nobody has tapped is found by the look at the lines', () => {
  const { evening } = botIsNext()
  const { game, table } = evening
  const late = lookAt(evening) + patience.thought
  expect(isNeglected(game, table, late)).toBe(false)
  expect(isNeglected(game, table, late + 1)).toBe(true)
  const done = evening.log.length
  evening.now += wakes(evening, 1)
  evening.wakes()
  // The other one has its say, in one breath.
  expect(evening.steps(done + 1).filter((step) => 'signal' in step).length).toBe(5)
  evening.now += dueIn(evening.table, evening.now) ?? 0
  evening.wakes()
  expect(evening.steps(done + 6).filter((step) => 'move' in step).length).toBe(1)
})
