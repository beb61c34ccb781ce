import { expect, test } from 'vitest'

import { patience } from '../../../../shared/wire/limits.ts'
import { Script } from '../../../testing/script.ts'
import { tinyGame } from '../../../testing/tiny-game.ts'
import { gameNamed } from '../../games.ts'
import type { Table } from '../table.ts'
import { news, snapshot } from '../views/projection.ts'
import { nextWake } from './clock.ts'
import { botsCalled, dueIn, isNeglected } from './taps.ts'

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

const botAt = ({ phase }: Table): number => (phase.name === 'playing' ? (phase.botAt ?? 0) : 0)

const wakes = ({ game, table, now }: Script, tappers: number) =>
  nextWake(table, now, botsCalled(game, table, tappers)) - now

test('where a line taps, no alarm is set for a bot’s turn', () => {
  const { evening } = botIsNext()
  expect(wakes(evening, 1)).toBe(patience.deadSocket)
})

test('where none does, an alarm is set for it as ever', () => {
  const { evening } = botIsNext()
  expect(wakes(evening, 0)).toBe(botAt(evening.table) - evening.now)
  expect(wakes(evening, 0)).toBeLessThanOrEqual(patience.botPaceMax)
})

test('where nobody is here whose line could tap, an alarm is set for it', () => {
  const { evening, anna } = botIsNext()
  const { table, game, now } = evening
  evening.goes(anna)
  const gone = { ...evening.table, phase: table.phase }
  expect(nextWake(gone, now, botsCalled(game, gone, 1))).toBe(botAt(table))
})

test('the clock of a turn has its alarm, whoever taps', () => {
  const evening = new Script(gameNamed('switch'))
  const [anna] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'tempo', tempo: 'brisk' })
  evening.says(anna, { type: 'start' })
  expect(wakes(evening, 2)).toBe(wakes(evening, 0))
  expect(wakes(evening, 2)).toBeLessThanOrEqual(patience.brisk)
})

test('a bot that only has something to say is nobody’s to know of, and has its alarm', () => {
  const evening = new Script(gameNamed('the-game'), { talk: 'signals' })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  const { table, game, now } = evening
  if (table.phase.name !== 'playing') throw new Error('nothing was dealt')
  const { deal } = table.phase
  // Anna is to move, and a bot is about to speak.
  const speaks = { ...table, phase: { ...table.phase, botAt: now + 900 } }
  const hers = { ...game, toMove: () => [0] }
  expect(deal.turn).toBe(0)
  expect(dueIn(hers, speaks, now)).toBe(null)
  expect(nextWake(speaks, now, botsCalled(hers, speaks, 1))).toBe(now + 900)
})

test('a seat hears with its view when a bot is due, where somebody taps', () => {
  const { evening, before } = botIsNext()
  const { game, table, now } = evening
  const due = dueIn(game, table, now)
  const heard = (tapsAt: number | null) =>
    news(game, before, { table }, 0, tapsAt)?.(0).map((text) => JSON.parse(text) as unknown)
  expect(due).toBe(botAt(table) - now)
  expect(heard(now)).toMatchObject([{ type: 'view', due }])
  expect(JSON.stringify(heard(null))).not.toContain('due')
})

test('watchers, who cannot tap, hear of no bot', () => {
  const { evening, before } = botIsNext()
  const { game, table, now } = evening
  expect(String(news(game, before, { table }, 0, now)?.('public'))).not.toContain('due')
  const around = { chat: [], watchers: 0, missed: 0, now }
  expect(snapshot(game, table, 'public', around)).not.toHaveProperty('due')
  expect(snapshot(game, table, 0, around)).toHaveProperty('due', dueIn(game, table, now))
})

test('a bot that is put off without a move is told of once more', () => {
  const { evening } = botIsNext()
  const { game, table, now } = evening
  if (table.phase.name !== 'playing') throw new Error('nothing was dealt')
  const later = { ...table, phase: { ...table.phase, botAt: botAt(table) + 5_000 } }
  const due = dueIn(game, later, now)
  const heard = news(game, table, { table: later }, 0, now)
  expect(heard?.(0).map((text) => JSON.parse(text) as unknown)).toMatchObject([{ due }])
  expect(heard?.('public')).toEqual([])
  expect(news(game, table, { table }, 0, now)).toBe(null)
})

test('a bot for whom nobody has tapped is found by the look at the lines', () => {
  const { evening } = botIsNext()
  const { table } = evening
  expect(isNeglected(table, botAt(table) + patience.thought)).toBe(false)
  expect(isNeglected(table, botAt(table) + patience.thought + 1)).toBe(true)
  const done = evening.log.length
  evening.now += wakes(evening, 1)
  evening.wakes()
  expect(evening.log.length).toBe(done + 1)
})
