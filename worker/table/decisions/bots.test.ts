import { describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById } from '../games.ts'

/** Returns a tiny game of Anna and two bots. If `free` is true, any player can move at any time. */
function begun(free: boolean) {
  const script = new Script(tinyGame, { free })
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  return { script, anna }
}

const botMovesIn = (script: Script) =>
  script.steps().filter((step) => 'move' in step && step.by === 'bot').length
const signalsIn = (script: Script) => script.steps().filter((step) => 'signal' in step)

/** Plays ten rounds. Returns for each move of a bot the time in ms since the action before. */
function botPacesIn(script: Script, anna: string): number[] {
  const from = script.log.length
  for (let rounds = 0; rounds < 10; rounds++) {
    while (script.moves(anna).length === 0) script.advance(100)
    script.send(anna, script.moveInput(anna))
  }
  const paces = script.log.flatMap(({ at, data }, index) =>
    index >= from && data['by'] === 'bot' && 'move' in data
      ? [at - (script.log[index - 1]?.at ?? 0)]
      : [],
  )
  expect(paces.length).toBeGreaterThan(15)
  return paces
}

/** Returns the times in ms between actions since `from`. */
const pacesIn = (script: Script, from: number) => {
  const times = script.log.filter(({ at }) => at >= from).map(({ at }) => at)
  return times.slice(1).map((at, index) => at - (times[index] ?? 0))
}

test('bots act one at a time, at a pace that people can follow', () => {
  const { script, anna } = begun(false)
  const paces = botPacesIn(script, anna)
  expect(Math.min(...paces)).toBeGreaterThanOrEqual(timeouts.botPaceMin)
  expect(Math.max(...paces)).toBeLessThanOrEqual(timeouts.botPaceMax)
})

test('bots are quicker once every person has finished, and not before', () => {
  const script = new Script(tinyGame, { free: true })
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  const finishes = (id: string) => {
    while (script.moves(id).length > 0) script.send(id, script.moveInput(id))
    const from = script.now
    script.advance(6_000)
    return pacesIn(script, from + 1).slice(1)
  }
  script.disconnect(ben)
  script.advance(timeouts.botPaceMax)
  const whileBenMay = finishes(anna)
  expect(whileBenMay.length).toBeGreaterThan(2)
  expect(Math.min(...whileBenMay)).toBeGreaterThanOrEqual(timeouts.botPaceMin)
  const amongThemselves = finishes(ben)
  expect(amongThemselves.length).toBeGreaterThan(2)
  expect(Math.max(...amongThemselves)).toBeLessThan(timeouts.botPaceMin)
})

test('a person’s signal does not postpone a bot', () => {
  const { script, anna } = begun(false)
  while (script.moves(anna).length === 0) script.advance(100)
  script.send(anna, script.moveInput(anna))
  const { phase } = script.table
  for (let winks = 0; winks < 5; winks++) {
    script.advance(100)
    script.send(anna, { type: 'signal', signal: { wink: true } })
    const due = script.table.phase.name === 'playing' ? script.table.phase.botsActAt : null
    expect(due).toBeLessThanOrEqual(phase.name === 'playing' ? (phase.botsActAt ?? 0) : 0)
  }
})

test('each bot plays at its chosen strength, and a substitute at the usual one', () => {
  const asked: (readonly [seat: unknown, strength: string])[] = []
  const { bot } = tinyGame
  const move: typeof bot.move = (view, options, how) => {
    asked.push([(view as unknown as { seat: number }).seat, how.strength])
    return bot.move(view, options, how)
  }
  const script = new Script({ ...tinyGame, bot: { ...bot, move } })
  const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
  script.send(anna, { type: 'add-bot', strength: 'hard' })
  script.send(anna, { type: 'start' })
  script.send(anna, { type: 'pause' })
  script.disconnect(ben)
  script.advance(timeouts.away)
  script.send(anna, { type: 'substitute', seat: 1 })
  script.send(anna, { type: 'resume' })
  script.playOut()
  expect(new Set(asked.map(String))).toEqual(new Set(['1,medium', '2,hard']))
})

test('bots act faster with a smaller BOT_PACE', () => {
  const { script, anna } = begun(false)
  script.advance(timeouts.botPaceMax)
  script.botPace = 0.1
  script.advance(2 * timeouts.botPaceMax)
  const paces = botPacesIn(script, anna)
  expect(Math.max(...paces)).toBeLessThanOrEqual(timeouts.botPaceMax / 10)
})

test('bots that play among themselves are quicker', () => {
  const script = new Script(tinyGame, { free: true })
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  script.send(anna, { type: 'pause' })
  script.disconnect(ben)
  script.advance(timeouts.away)
  script.send(anna, { type: 'substitute', seat: 1 })
  script.connect(ben)
  script.disconnect(anna)
  script.advance(timeouts.away)
  script.send(ben, { type: 'substitute', seat: 0 })
  script.send(ben, { type: 'resume' })
  const from = script.now
  script.advance(6_000)
  const paces = pacesIn(script, from + 1)
  expect(paces.length).toBeGreaterThan(10)
  expect(Math.max(...paces)).toBeLessThan(timeouts.botPaceMin)
})

test('if anyone can move, bots wait for people for a while', () => {
  const { script } = begun(true)
  script.advance(timeouts.humansFirst - 1)
  expect(botMovesIn(script)).toBe(0)
  script.advance(1)
  expect(botMovesIn(script)).toBe(1)
})

test('bots wait for people again after each move', () => {
  const { script, anna } = begun(true)
  script.advance(timeouts.humansFirst - 1)
  script.send(anna, script.moveInput(anna))
  script.advance(timeouts.humansFirst - 1)
  expect(botMovesIn(script)).toBe(0)
})

test('bots give people time to see a new deal before the first action', () => {
  const { script } = begun(false)
  const { dealAnimation, botPaceMin, botPaceMax } = timeouts
  const from = script.now
  script.advance(dealAnimation + botPaceMin - 1)
  expect(script.steps()).toEqual([])
  script.advance(2 * botPaceMax)
  const [first = 0] = script.log.flatMap(({ at, data }) => (data['by'] === 'bot' ? [at] : []))
  expect(first - from).toBeLessThanOrEqual(dealAnimation + botPaceMax)
  expect(botMovesIn(script)).toBeGreaterThan(0)
})

test('an early alarm makes no bot act', () => {
  const { script } = begun(false)
  script.advance(timeouts.botPaceMin - 1)
  script.ringAlarm()
  expect(script.steps()).toEqual([])
})

test('bots do not wait for people who cannot move or are disconnected', () => {
  const { script, anna } = begun(true)
  while (script.moves(anna).length > 0) script.send(anna, script.moveInput(anna))
  script.advance(3 * timeouts.botPaceMax)
  expect(botMovesIn(script)).toBeGreaterThan(0)

  const other = begun(true)
  other.script.disconnect(other.anna)
  other.script.advance(3 * timeouts.botPaceMax)
  expect(botMovesIn(other.script)).toBeGreaterThan(0)
})

test('a bot whose turn it is moves without a courtesy wait', () => {
  const { script, anna } = begun(false)
  while (script.moves(anna).length === 0) script.advance(timeouts.botPaceMax)
  script.send(anna, script.moveInput(anna))
  const before = botMovesIn(script)
  script.advance(6 * timeouts.botPaceMax)
  expect(botMovesIn(script)).toBe(before + 2)
})

test('bots are not scheduled if none has anything to do', () => {
  const script = new Script(gameById('switch'))
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  for (let turns = 0; turns < 5; turns++) {
    while (script.moves(anna).length === 0) {
      expect(script.table.phase).not.toMatchObject({ botsActAt: null })
      script.advance(timeouts.botPaceMax)
    }
    expect(script.table.phase).toMatchObject({ botsActAt: null })
    script.send(anna, script.moveInput(anna))
  }
})

test('a bot gives up to five signals after a move or a person’s signal, and none in answer to a bot', () => {
  const { script, anna } = begun(true)
  script.advance(timeouts.humansFirst - 1)
  expect(signalsIn(script).length).toBe(10)
  script.send(anna, script.moveInput(anna))
  script.advance(timeouts.humansFirst - 1)
  expect(signalsIn(script).length).toBe(20)
})

test('the signals of all bots are sent together', () => {
  const { script, anna } = begun(false)
  while (script.moves(anna).length === 0) script.advance(100)
  const from = script.now
  script.send(anna, { type: 'signal', signal: { wink: true } })
  script.advance(timeouts.botPaceMax)
  const said = script.log.filter(({ at, data }) => at > from && 'signal' in data)
  expect(said.length).toBe(10)
  expect((said.at(-1)?.at ?? 0) - (said[0]?.at ?? 0)).toBeLessThan(100)
})

describe('bots do nothing', () => {
  test('while the table is paused', () => {
    const { script, anna } = begun(true)
    script.send(anna, { type: 'pause' })
    script.advance(3_600_000)
    expect(script.steps()).toEqual([])
    script.send(anna, { type: 'resume' })
    script.advance(timeouts.humansFirst)
    expect(script.steps().length).toBeGreaterThan(0)
  })

  test('while all people are away, and continue when one returns', () => {
    const { script, anna } = begun(true)
    script.disconnect(anna)
    script.advance(timeouts.away)
    const before = script.steps().length
    script.advance(3_600_000)
    expect(script.steps().length).toBe(before)
    script.connect(anna)
    script.advance(timeouts.humansFirst)
    expect(script.steps().length).toBeGreaterThan(before)
  })
})

test('bots alone finish a real game', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'start' })
  expect(script.playOut()).toMatchObject({ kind: 'cooperative' })
  expect(botMovesIn(script)).toBeGreaterThan(0)
})
