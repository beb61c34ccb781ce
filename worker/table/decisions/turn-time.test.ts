import { describe, expect, test } from 'vitest'

import { defaultsOf } from '../../../shared/game/options.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { gameById } from '../games.ts'
import { humanAt } from './table.ts'
import { publicTable } from './views.ts'

/**
 * The longest time in ms until a bot moves, including the animation before the first move of a
 * deal.
 */
const aMove = timeouts.botPaceMax + timeouts.dealAnimation

/** Returns a game of Anna, the host, with Ben and Cleo. It is the turn of the seat `mover`. */
function playing(tempo: Tempo) {
  const script = new Script(tinyGame, defaultsOf(tinyGame.choices.values))
  const ids = ['Anna', 'Ben', 'Cleo'].map((name) => script.sit(name))
  script.send('s1', { type: 'set-tempo', tempo })
  script.send('s1', { type: 'start' })
  const [mover = 0] = script.projection('s1').toMove
  const others = ids.filter((_, seat) => seat !== mover)
  return {
    script,
    mover,
    id: ids[mover] ?? '',
    other: others[0] ?? '',
    others,
    table: () => publicTable(script.table, 0),
    seat: () => publicTable(script.table, 0).seats[mover],
  }
}

/** Returns a table of a game with brisk turns, at which `count` people play. */
function briskTable(id: string, count: number, options: object = {}): Script {
  const script = new Script(gameById(id), options)
  for (const name of ['Anna', 'Ben', 'Cleo'].slice(0, count)) script.sit(name)
  script.send('s1', { type: 'set-tempo', tempo: 'brisk' })
  script.send('s1', { type: 'start' })
  return script
}

/**
 * Lets every turn time out unless the last turn of the same player did. Returns the steps of the
 * turns that timed out, and whether the same player has the next turn, too.
 */
function timeTurnsOut(script: Script) {
  const turns: { seat: number; steps: GameStep[]; isNext: boolean }[] = []
  for (let count = 0; count < 120 && script.table.phase.name === 'playing'; count++) {
    const [seat = 0, ...others] = script.projection('s1').toMove
    const from = script.log.length + 1
    if (others.length > 0 || humanAt(script.table, seat)?.timedOutTurns !== 0) {
      script.send(`s${seat + 1}`, script.moveInput(`s${seat + 1}`))
      continue
    }
    script.advance(timeouts.brisk + aMove + 2 * timeouts.botPaceMax)
    const isNext = script.projection('s1').toMove.includes(seat)
    turns.push({ seat, steps: script.steps(from), isNext })
  }
  return turns
}

const kindOf = (step: GameStep | undefined): unknown =>
  step && 'move' in step && 'do' in step.move && step.move.do

/** Plays moves of the other players until the next turn of `mover`. */
function comesRoundTo({ script, mover }: ReturnType<typeof playing>): void {
  for (let moves = 0; moves < 20; moves++) {
    const [seat = 0] = script.projection('s1').toMove
    if (seat === mover) return
    const human = humanAt(script.table, seat)
    if (human) script.send(human.id, script.moveInput(human.id))
  }
}

describe('without a time limit', () => {
  test('a turn is only shown as slow after 45 seconds', () => {
    const { script, mover, table } = playing('free')
    const began = script.now
    expect(table()).not.toHaveProperty('tempo')
    script.advance(timeouts.slow - 1)
    expect(table()).not.toHaveProperty('pendingTurns')
    script.advance(1)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: began }])
  })

  test('a move ends the slow turn, and the next player has the same time', () => {
    const { script, id, table } = playing('free')
    script.advance(timeouts.slow)
    script.send(id, script.moveInput(id))
    expect(table()).not.toHaveProperty('pendingTurns')
    const [next = -1] = script.projection('s1').toMove
    const began = script.now
    script.advance(timeouts.slow)
    expect(table().pendingTurns).toEqual([{ seat: next, since: began }])
  })

  test('no turn times out', () => {
    const { script } = playing('free')
    script.advance(20 * 24 * 3_600_000)
    expect(script.turn()).toBe(0)
  })

  test('after two minutes any player can substitute a bot for the player to move, connected or not', () => {
    const { script, mover, other, seat } = playing('free')
    script.advance(timeouts.substitution - 1)
    expect(script.send(other, { type: 'substitute', seat: mover })).toEqual({ refusal: 'not-now' })
    script.advance(1)
    expect(seat()?.connected).toBe(true)
    expect(script.send(other, { type: 'substitute', seat: mover })).toBe(null)
    script.advance(aMove)
    expect(script.turn()).toBe(1)
    expect(script.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
  })

  test('a player whose turn it is not cannot be substituted', () => {
    const { script, mover, other } = playing('free')
    script.advance(timeouts.substitution)
    const waiting = script.projection('s1').toMove[0] === mover ? (mover + 1) % 3 : mover
    expect(script.send(other, { type: 'substitute', seat: waiting })).toEqual({
      refusal: 'not-now',
    })
  })

  test('a player who takes back their seat has the full time again', () => {
    const { script, mover, id, other, table } = playing('free')
    script.advance(timeouts.substitution)
    script.send(other, { type: 'substitute', seat: mover })
    expect(script.send(id, { type: 'take-back-seat' })).toBe(null)
    expect(script.send(other, { type: 'substitute', seat: mover })).toEqual({ refusal: 'not-now' })
    expect(table()).not.toHaveProperty('pendingTurns')
    expect(script.send(id, script.moveInput(id))).toBe(null)
  })
})

describe('a nudge', () => {
  test('is public, with its sender', () => {
    const { script, mover, other, table } = playing('free')
    script.advance(timeouts.slow)
    expect(script.send(other, { type: 'nudge', seat: mover })).toBe(null)
    const by = table().seats.findIndex(({ person }) => `s${person}` === other)
    expect(table().pendingTurns).toMatchObject([{ seat: mover, nudge: { by, at: script.now } }])
  })

  test('is refused before a turn is slow, and for a player whose turn it is not', () => {
    const { script, mover, id, other } = playing('free')
    script.advance(timeouts.slow - 1)
    expect(script.send(other, { type: 'nudge', seat: mover })).toEqual({ refusal: 'not-now' })
    script.advance(1)
    expect(script.send(id, { type: 'nudge', seat: mover })).toEqual({ refusal: 'not-now' })
    expect(script.send(id, { type: 'nudge', seat: (mover + 1) % 3 })).toEqual({
      refusal: 'not-now',
    })
    expect(script.send(id, { type: 'nudge', seat: 9 })).toEqual({ refusal: 'no-such-seat' })
  })

  test('is possible once a minute for a seat, from any player', () => {
    const { script, mover, others } = playing('free')
    const [one = '', another = ''] = others
    script.advance(timeouts.slow)
    script.send(one, { type: 'nudge', seat: mover })
    script.advance(timeouts.nudges - 1)
    const tooSoon = { refusal: 'already-nudged' }
    expect(script.send(one, { type: 'nudge', seat: mover })).toEqual(tooSoon)
    expect(script.send(another, { type: 'nudge', seat: mover })).toEqual(tooSoon)
    script.advance(1)
    expect(script.send(another, { type: 'nudge', seat: mover })).toBe(null)
  })

  test('is possible once an hour in a daily game', () => {
    const { script, mover, other } = playing('daily')
    script.advance(timeouts.slow)
    expect(script.send(other, { type: 'nudge', seat: mover })).toBe(null)
    script.advance(timeouts.nudgesDaily - 1)
    expect(script.send(other, { type: 'nudge', seat: mover })).toEqual({
      refusal: 'already-nudged',
    })
    script.advance(1)
    expect(script.send(other, { type: 'nudge', seat: mover })).toBe(null)
  })
})

describe('a pause', () => {
  test('does not count as turn time', () => {
    const { script, mover, other, table } = playing('brisk')
    script.advance(timeouts.brisk - 5_000)
    script.send(other, { type: 'pause' })
    expect(table()).not.toHaveProperty('pendingTurns')
    script.advance(3_600_000)
    script.send(other, { type: 'resume' })
    expect(table().pendingTurns).toEqual([
      { seat: mover, since: script.now - timeouts.brisk + 5_000 },
    ])
    script.advance(4_999)
    expect(table().seats[mover]).not.toHaveProperty('substitutedThisTurn')
    script.advance(1)
    expect(table().seats[mover]).toMatchObject({ substitutedThisTurn: true })
  })

  test('does not reset the time before it', () => {
    const { script, mover, other } = playing('free')
    script.advance(timeouts.substitution - 1)
    script.send(other, { type: 'pause' })
    script.advance(3_600_000)
    expect(script.send(other, { type: 'nudge', seat: mover })).toEqual({ refusal: 'paused' })
    expect(script.send(other, { type: 'substitute', seat: mover })).toEqual({ refusal: 'not-now' })
    script.send(other, { type: 'resume' })
    script.advance(1)
    expect(script.send(other, { type: 'substitute', seat: mover })).toBe(null)
  })
})

describe('with brisk turns', () => {
  test('the start of each turn is public', () => {
    const { script, mover, table } = playing('brisk')
    expect(table()).toMatchObject({
      tempo: 'brisk',
      pendingTurns: [{ seat: mover, since: script.now }],
    })
  })

  test('a bot plays a turn that has timed out, and the next turn is the player’s again', () => {
    const all = playing('brisk')
    const { script, id, seat } = all
    script.advance(timeouts.brisk)
    expect(seat()).toMatchObject({
      substitutedThisTurn: true,
      timedOutTurns: 1,
      substituted: false,
    })
    script.advance(aMove)
    expect(script.steps()).toMatchObject([{ seat: all.mover, by: 'bot' }])
    expect(seat()).toMatchObject({ timedOutTurns: 1, substituted: false })
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    comesRoundTo(all)
    expect(script.send(id, script.moveInput(id))).toBe(null)
    expect(seat()).not.toHaveProperty('timedOutTurns')
  })

  test('a player can still move before the bot does', () => {
    const { script, id, mover, seat } = playing('brisk')
    script.advance(timeouts.brisk)
    expect(script.send(id, script.moveInput(id))).toBe(null)
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    expect(script.steps()).toMatchObject([{ seat: mover, by: 'human' }])
  })

  test('after two timed-out turns in a row a bot substitutes until the player takes the seat back', () => {
    const all = playing('brisk')
    const { script, id, seat } = all
    script.advance(timeouts.brisk + aMove)
    comesRoundTo(all)
    script.advance(timeouts.brisk)
    expect(seat()).toMatchObject({ substituted: true })
    expect(seat()).not.toHaveProperty('timedOutTurns')
    expect(script.send(id, { type: 'take-back-seat' })).toBe(null)
    expect(script.send(id, script.moveInput(id))).toBe(null)
  })

  test('a turn in time resets the count', () => {
    const all = playing('brisk')
    const { script, id, seat } = all
    script.advance(timeouts.brisk + aMove)
    comesRoundTo(all)
    script.send(id, script.moveInput(id))
    comesRoundTo(all)
    script.advance(timeouts.brisk)
    expect(seat()).toMatchObject({ substituted: false, timedOutTurns: 1 })
  })

  test('a turn that times out during an outage times out once', () => {
    const { script, others, seat, mover } = playing('brisk')
    script.now += 100 * timeouts.brisk
    script.ringAlarm()
    script.ringAlarm()
    expect(seat()).toMatchObject({ timedOutTurns: 1, substituted: false })
    script.advance(aMove)
    expect(script.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
    for (const id of others)
      expect(humanAt(script.table, Number(id.slice(1)) - 1)?.timedOutTurns).toBe(0)
  })

  test('turn time stops while the table is unattended', () => {
    const { script, id, mover, table } = playing('brisk')
    for (const person of ['s1', 's2', 's3']) script.disconnect(person)
    script.advance(3_600_000)
    script.connect(id)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: script.now }])
    expect(
      table().seats.every(
        ({ substituted, timedOutTurns }) => !substituted && (timedOutTurns ?? 0) <= 1,
      ),
    ).toBe(true)
  })

  test('if several players can start, a bot plays for one of them', () => {
    const script = new Script()
    for (const name of ['Anna', 'Ben', 'Cleo']) script.sit(name)
    script.send('s1', { type: 'set-tempo', tempo: 'brisk' })
    script.send('s1', { type: 'start' })
    expect(script.projection('s1').toMove.length).toBe(3)
    script.advance(timeouts.brisk)
    const { seats } = publicTable(script.table, 0)
    expect(seats.filter(({ substitutedThisTurn: standIn }) => standIn).length).toBe(1)
    script.advance(timeouts.humansFirst)
    expect(script.turn()).toBeGreaterThan(0)
    const played = publicTable(script.table, 0)
    expect(played.seats.map(({ timedOutTurns }) => timedOutTurns ?? 0).toSorted()).toEqual([
      0, 0, 1,
    ])
  })

  test('a bot plays all moves of a timed-out turn', () => {
    const script = new Script()
    for (const name of ['Anna', 'Ben']) script.sit(name)
    script.send('s1', { type: 'set-tempo', tempo: 'brisk' })
    script.send('s1', { type: 'start' })
    script.send('s1', script.moveInput('s1'))
    script.advance(timeouts.brisk + 10 * timeouts.botPaceMax)
    expect(script.projection('s1').toMove).toEqual([1])
    expect(publicTable(script.table, 0).seats[0]).not.toHaveProperty('substitutedThisTurn')
  })

  test('a bot plays one turn of a person who plays alone', () => {
    const script = briskTable('the-game', 1)
    script.advance(timeouts.brisk + 20 * timeouts.botPaceMax)
    const kinds = script.steps().map(kindOf)
    expect(kinds.indexOf('end')).toBe(kinds.length - 1)
    expect(kinds.length).toBeGreaterThan(0)
    expect(publicTable(script.table, 0).seats[0]).not.toHaveProperty('substitutedThisTurn')
  })

  // In these games each move is a turn, and the same player can have two turns in a row.
  test.each([
    ['hearts', 3, { pass: false }],
    ['hearts', 3, { pass: true }],
    ['oh-hell', 3, {}],
    ['thirty-one', 2, {}],
    ['nix', 2, { egon: true }],
  ] as const)(
    'a bot plays one turn of %s, although its player has the next turn too',
    (id, count, options) => {
      const turns = timeTurnsOut(briskTable(id, count, options))
      expect(turns.some(({ isNext }) => isNext)).toBe(true)
      for (const { seat, steps } of turns) expect(steps).toMatchObject([{ seat, by: 'bot' }])
    },
  )

  test('a bot plays one turn of Switch, although the next player is skipped', () => {
    const turns = timeTurnsOut(briskTable('switch', 2))
    expect(turns.some(({ isNext }) => isNext)).toBe(true)
    for (const { steps } of turns)
      expect(steps.slice(0, -1).every((step) => kindOf(step) === 'draw')).toBe(true)
  })
})

describe('in a daily game', () => {
  test('a bot plays when the day is over, even at an unattended table', () => {
    const { script, mover } = playing('daily')
    for (const person of ['s1', 's2', 's3']) script.disconnect(person)
    script.advance(timeouts.daily - 1)
    expect(script.turn()).toBe(0)
    script.advance(1 + aMove)
    expect(script.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
  })

  test('disconnected players are not away: no pause, no substitution, and the host stays', () => {
    const script = new Script()
    for (const name of ['Anna', 'Ben']) script.sit(name)
    script.send('s1', { type: 'set-tempo', tempo: 'daily' })
    script.send('s1', { type: 'set-auto-substitute', autoSubstitute: true })
    script.send('s1', { type: 'start' })
    script.disconnect('s1')
    script.advance(12 * 3_600_000)
    const table = publicTable(script.table, 0)
    expect(table).toMatchObject({ paused: null, host: 0, seats: [{ substituted: false }, {}] })
    expect(script.send('s2', { type: 'substitute', seat: 0 })).toEqual({ refusal: 'not-now' })
  })

  test('bots play to the end for players who never return', () => {
    const { script } = playing('daily')
    for (const person of ['s1', 's2', 's3']) script.disconnect(person)
    script.advance(10 * timeouts.daily)
    expect(script.table.phase.name).toBe('over')
  })
})

describe('the host chooses the time limit', () => {
  test('and other players cannot', () => {
    const { script } = playing('free')
    expect(script.send('s2', { type: 'set-tempo', tempo: 'brisk' })).toEqual({
      refusal: 'not-host',
    })
  })

  test('during a turn, whose time starts over', () => {
    const { script, mover, table } = playing('free')
    script.advance(10 * timeouts.brisk)
    expect(script.send('s1', { type: 'set-tempo', tempo: 'brisk' })).toBe(null)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: script.now }])
    script.advance(timeouts.brisk - 1)
    expect(table().seats[mover]).not.toHaveProperty('timedOutTurns')
  })
})

test('a clock that was an hour ahead takes no turn time', () => {
  const { script, mover, table } = playing('brisk')
  script.now -= 3_600_000
  script.ringAlarm()
  expect(table().pendingTurns).toEqual([{ seat: mover, since: script.now }])
})

describe('with a custom time limit', () => {
  test('a bot plays the turn when the seconds are up, and not before', () => {
    const { script, mover, table, seat } = playing(90)
    expect(table()).toMatchObject({ tempo: 90, pendingTurns: [{ seat: mover }] })
    script.advance(90_000 - 1)
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    script.advance(1)
    expect(seat()).toMatchObject({ substitutedThisTurn: true, timedOutTurns: 1 })
  })

  test('no player can let a bot substitute earlier, even after two minutes', () => {
    const { script, mover, other, seat } = playing(600)
    script.advance(timeouts.substitution)
    expect(script.send(other, { type: 'substitute', seat: mover })).toEqual({ refusal: 'not-now' })
    script.advance(600_000 - timeouts.substitution)
    expect(seat()).toMatchObject({ substitutedThisTurn: true })
  })

  test('with an hour or more, the game goes on while all players are away; with less, it waits', () => {
    for (const [tempo, isPlayed] of [
      [3_600, true],
      [3_599, false],
    ] as const) {
      const { script, seat } = playing(tempo)
      for (const id of ['s1', 's2', 's3']) script.disconnect(id)
      script.advance(tempo * 1_000 + timeouts.away)
      expect(seat()?.timedOutTurns !== undefined).toBe(isPlayed)
    }
  })
})

describe('at a table that shows the time', () => {
  test('a turn is visible at once, and no bot plays it', () => {
    const { script, mover, table, seat } = playing('shown')
    expect(table()).toMatchObject({ tempo: 'shown', pendingTurns: [{ seat: mover }] })
    script.advance(timeouts.daily)
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    expect(seat()).toMatchObject({ substituted: false })
  })

  test('any player can let a bot substitute after two minutes, as without a time limit', () => {
    const { script, mover, other, seat } = playing('shown')
    script.advance(timeouts.substitution)
    expect(script.send(other, { type: 'substitute', seat: mover })).toBe(null)
    expect(seat()).toMatchObject({ substituted: true })
  })
})
