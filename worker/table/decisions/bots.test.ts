import { describe, expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameNamed } from '../games.ts'

/** One human and two bots who say yes in turn, or whenever they like. */
function begun(free: boolean) {
  const evening = new Script(tinyGame, { free })
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  return { evening, anna }
}

const movesBy = (evening: Script, by: 'human' | 'bot') =>
  evening.steps().filter((step) => 'move' in step && step.by === by).length
const signalsIn = (evening: Script) => evening.steps().filter((step) => 'signal' in step)

/** How long bots took over their moves in ten rounds, each after whatever was done before. */
function botPacesIn(evening: Script, anna: string): number[] {
  const from = evening.log.length
  for (let rounds = 0; rounds < 10; rounds++) {
    while (evening.moves(anna).length === 0) evening.passes(100)
    evening.says(anna, evening.moveOf(anna))
  }
  const paces = evening.log.flatMap(({ at, data }, index) =>
    index >= from && data['by'] === 'bot' && 'move' in data
      ? [at - (evening.log[index - 1]?.at ?? 0)]
      : [],
  )
  expect(paces.length).toBeGreaterThan(15)
  return paces
}

/** How long the bots took between what they did. */
const pacesIn = (evening: Script, from: number) => {
  const times = evening.log.filter(({ at }) => at >= from).map(({ at }) => at)
  return times.slice(1).map((at, index) => at - (times[index] ?? 0))
}

test('bots do one thing at a time, at a pace that people can follow', () => {
  const { evening, anna } = begun(false)
  const paces = botPacesIn(evening, anna)
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(patience.botPaceMin)
  expect(Math.max(...paces)).toBeLessThanOrEqual(patience.botPaceMax)
})

test('bots are quicker once every person has finished, and not before', () => {
  const evening = new Script(tinyGame, { free: true })
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  const finishes = (id: string) => {
    while (evening.moves(id).length > 0) evening.says(id, evening.moveOf(id))
    const from = evening.now
    evening.passes(6_000)
    return pacesIn(evening, from + 1).slice(1)
  }
  evening.goes(ben)
  evening.passes(patience.botPaceMax)
  const whileBenMay = finishes(anna)
  expect(whileBenMay.length).toBeGreaterThan(2)
  expect(Math.min(...whileBenMay)).toBeGreaterThanOrEqual(patience.botPaceMin)
  const amongThemselves = finishes(ben)
  expect(amongThemselves.length).toBeGreaterThan(2)
  expect(Math.max(...amongThemselves)).toBeLessThan(patience.botPaceMin)
})

test('what a person signals puts off nothing that a bot was about to do', () => {
  const { evening, anna } = begun(false)
  while (evening.moves(anna).length === 0) evening.passes(100)
  evening.says(anna, evening.moveOf(anna))
  const { phase } = evening.table
  for (let winks = 0; winks < 5; winks++) {
    evening.passes(100)
    evening.says(anna, { type: 'signal', signal: { wink: true } })
    const due = evening.table.phase.name === 'playing' ? evening.table.phase.botAt : null
    expect(due).toBeLessThanOrEqual(phase.name === 'playing' ? (phase.botAt ?? 0) : 0)
  }
})

test('each bot plays as strong as it was chosen, and who keeps a chair as an even match', () => {
  const asked: (readonly [seat: unknown, strength: string])[] = []
  const { bot } = tinyGame
  const move: typeof bot.move = (view, options, how) => {
    asked.push([(view as unknown as { seat: number }).seat, how.strength])
    return bot.move(view, options, how)
  }
  const evening = new Script({ ...tinyGame, bot: { ...bot, move } })
  const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
  evening.says(anna, { type: 'add-bot', strength: 'best' })
  evening.says(anna, { type: 'start' })
  evening.says(anna, { type: 'pause' })
  evening.goes(ben)
  evening.passes(patience.away)
  evening.says(anna, { type: 'keep', seat: 1 })
  evening.says(anna, { type: 'resume' })
  evening.playsOut()
  expect(new Set(asked.map(String))).toEqual(new Set(['1,even', '2,best']))
})

test('bots of a house that is in a hurry take that much less time', () => {
  const { evening, anna } = begun(false)
  evening.passes(patience.botPaceMax)
  evening.botPace = 0.1
  evening.passes(2 * patience.botPaceMax)
  const paces = botPacesIn(evening, anna)
  expect(Math.max(...paces)).toBeLessThanOrEqual(patience.botPaceMax / 10)
})

test('bots that play among themselves are quicker', () => {
  const evening = new Script(tinyGame, { free: true })
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  evening.says(anna, { type: 'pause' })
  evening.goes(ben)
  evening.passes(patience.away)
  evening.says(anna, { type: 'keep', seat: 1 })
  evening.comes(ben)
  evening.goes(anna)
  evening.passes(patience.away)
  evening.says(ben, { type: 'keep', seat: 0 })
  evening.says(ben, { type: 'resume' })
  const from = evening.now
  evening.passes(6_000)
  const paces = pacesIn(evening, from + 1)
  expect(paces.length).toBeGreaterThan(10)
  expect(Math.max(...paces)).toBeLessThan(patience.botPaceMin)
})

test('bots leave a free choice to people for a while, then one of them moves', () => {
  const { evening } = begun(true)
  evening.passes(patience.politeness - 1)
  expect(movesBy(evening, 'bot')).toBe(0)
  evening.passes(1)
  expect(movesBy(evening, 'bot')).toBe(1)
})

test('bots are polite anew after each move', () => {
  const { evening, anna } = begun(true)
  evening.passes(patience.politeness - 1)
  evening.says(anna, evening.moveOf(anna))
  evening.passes(patience.politeness - 1)
  expect(movesBy(evening, 'bot')).toBe(0)
})

test('bots let a deal be seen before they say or do the first thing', () => {
  const { evening } = begun(false)
  const { dealing, botPaceMin, botPaceMax } = patience
  const from = evening.now
  evening.passes(dealing + botPaceMin - 1)
  expect(evening.steps()).toEqual([])
  evening.passes(2 * botPaceMax)
  const [first = 0] = evening.log.flatMap(({ at, data }) => (data['by'] === 'bot' ? [at] : []))
  expect(first - from).toBeLessThanOrEqual(dealing + botPaceMax)
  expect(movesBy(evening, 'bot')).toBeGreaterThan(0)
})

test('bots that are woken before their time do nothing yet', () => {
  const { evening } = begun(false)
  evening.passes(patience.botPaceMin - 1)
  evening.wakes()
  expect(evening.steps()).toEqual([])
})

test('bots do not wait for people who cannot move, or are not there', () => {
  const { evening, anna } = begun(true)
  while (evening.moves(anna).length > 0) evening.says(anna, evening.moveOf(anna))
  evening.passes(3 * patience.botPaceMax)
  expect(movesBy(evening, 'bot')).toBeGreaterThan(0)

  const other = begun(true)
  other.evening.goes(other.anna)
  other.evening.passes(3 * patience.botPaceMax)
  expect(movesBy(other.evening, 'bot')).toBeGreaterThan(0)
})

test('a bot whose turn it is moves without being waited for', () => {
  const { evening, anna } = begun(false)
  while (evening.moves(anna).length === 0) evening.passes(patience.botPaceMax)
  evening.says(anna, evening.moveOf(anna))
  const before = movesBy(evening, 'bot')
  evening.passes(6 * patience.botPaceMax)
  expect(movesBy(evening, 'bot')).toBe(before + 2)
})

test('no bot looks where none has anything to do', () => {
  const evening = new Script(gameNamed('switch'))
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  for (let turns = 0; turns < 5; turns++) {
    while (evening.moves(anna).length === 0) {
      expect(evening.table.phase).not.toMatchObject({ botAt: null })
      evening.passes(patience.botPaceMax)
    }
    expect(evening.table.phase).toMatchObject({ botAt: null })
    evening.says(anna, evening.moveOf(anna))
  }
})

test('a bot gives up to five signals after a move or a person’s signal, and none in answer to a bot', () => {
  const { evening, anna } = begun(true)
  evening.passes(patience.politeness - 1)
  expect(signalsIn(evening).length).toBe(10)
  evening.says(anna, evening.moveOf(anna))
  evening.passes(patience.politeness - 1)
  expect(signalsIn(evening).length).toBe(20)
})

test('what bots have to say to whoever moves is said in one breath', () => {
  const { evening, anna } = begun(false)
  while (evening.moves(anna).length === 0) evening.passes(100)
  const from = evening.now
  evening.says(anna, { type: 'signal', signal: { wink: true } })
  evening.passes(patience.botPaceMax)
  const said = evening.log.filter(({ at, data }) => at > from && 'signal' in data)
  expect(said.length).toBe(10)
  expect((said.at(-1)?.at ?? 0) - (said[0]?.at ?? 0)).toBeLessThan(100)
})

describe('bots do nothing', () => {
  test('while the table is paused', () => {
    const { evening, anna } = begun(true)
    evening.says(anna, { type: 'pause' })
    evening.passes(3_600_000)
    expect(evening.steps()).toEqual([])
    evening.says(anna, { type: 'resume' })
    evening.passes(patience.politeness)
    expect(evening.steps().length).toBeGreaterThan(0)
  })

  test('while all people are away, and go on when one is back', () => {
    const { evening, anna } = begun(true)
    evening.goes(anna)
    evening.passes(patience.away)
    const before = evening.steps().length
    evening.passes(3_600_000)
    expect(evening.steps().length).toBe(before)
    evening.comes(anna)
    evening.passes(patience.politeness)
    expect(evening.steps().length).toBeGreaterThan(before)
  })
})

test('computer players alone bring a real game to its end', () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'start' })
  expect(evening.playsOut()).toMatchObject({ kind: 'cooperative' })
  expect(movesBy(evening, 'bot')).toBeGreaterThan(0)
})
