import { describe, expect, test } from 'vitest'

import { defaultsOf } from '../../../shared/game/options.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { humanAt } from './table.ts'
import { publicTable } from './views.ts'

/** How long a bot takes at most, also over the first move of a deal. */
const aMove = patience.botPaceMax + patience.dealing

/** Ben and Cleo play with Anna, who hosts; it is `mover`'s turn. */
function playing(tempo: Tempo, game = tinyGame) {
  const evening = new Script(game, defaultsOf(game.choices.values))
  const ids = ['Anna', 'Ben', 'Cleo'].map((name) => evening.sits(name))
  evening.says('s1', { type: 'tempo', tempo })
  evening.says('s1', { type: 'start' })
  const [mover = 0] = evening.projection('s1').toMove
  const others = ids.filter((_, seat) => seat !== mover)
  return {
    evening,
    mover,
    id: ids[mover] ?? '',
    other: others[0] ?? '',
    others,
    table: () => publicTable(evening.table, 0),
    seat: () => publicTable(evening.table, 0).seats[mover],
  }
}

/** Whoever is to move does, until it is the turn of this seat again. */
function comesRoundTo({ evening, mover }: ReturnType<typeof playing>): void {
  for (let moves = 0; moves < 20; moves++) {
    const [seat = 0] = evening.projection('s1').toMove
    if (seat === mover) return
    const human = humanAt(evening.table, seat)
    if (human) evening.says(human.id, evening.moveOf(human.id))
  }
}

describe('where nobody is in a hurry', () => {
  test('the table tells nothing of time until somebody has done nothing for 45 seconds', () => {
    const { evening, mover, table } = playing('free')
    const began = evening.now
    expect(table()).not.toHaveProperty('tempo')
    evening.passes(patience.slow - 1)
    expect(table()).not.toHaveProperty('pendingTurns')
    evening.passes(1)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: began }])
  })

  test('whoever moves is no longer told of, and the next one has the same time', () => {
    const { evening, id, table } = playing('free')
    evening.passes(patience.slow)
    evening.says(id, evening.moveOf(id))
    expect(table()).not.toHaveProperty('pendingTurns')
    const [next = -1] = evening.projection('s1').toMove
    const began = evening.now
    evening.passes(patience.slow)
    expect(table().pendingTurns).toEqual([{ seat: next, since: began }])
  })

  test('time alone plays for nobody', () => {
    const { evening } = playing('free')
    evening.passes(20 * 24 * 3_600_000)
    expect(evening.turn()).toBe(0)
  })

  test('after two minutes anybody may let a bot play for whoever is to move, open page or not', () => {
    const { evening, mover, other, seat } = playing('free')
    evening.passes(patience.standing - 1)
    expect(evening.says(other, { type: 'keep', seat: mover })).toEqual({ refusal: 'not-now' })
    evening.passes(1)
    expect(seat()?.connected).toBe(true)
    expect(evening.says(other, { type: 'keep', seat: mover })).toBe(null)
    evening.passes(aMove)
    expect(evening.turn()).toBe(1)
    expect(evening.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
  })

  test('nobody is kept whose turn it is not', () => {
    const { evening, mover, other } = playing('free')
    evening.passes(patience.standing)
    const waiting = evening.projection('s1').toMove[0] === mover ? (mover + 1) % 3 : mover
    expect(evening.says(other, { type: 'keep', seat: waiting })).toEqual({ refusal: 'not-now' })
  })

  test('a seat that is taken back has all its time again', () => {
    const { evening, mover, id, other, table } = playing('free')
    evening.passes(patience.standing)
    evening.says(other, { type: 'keep', seat: mover })
    expect(evening.says(id, { type: 'take-back-seat' })).toBe(null)
    expect(evening.says(other, { type: 'keep', seat: mover })).toEqual({ refusal: 'not-now' })
    expect(table()).not.toHaveProperty('pendingTurns')
    expect(evening.says(id, evening.moveOf(id))).toBe(null)
  })
})

describe('a nudge', () => {
  test('is seen by everybody, with who gave it', () => {
    const { evening, mover, other, table } = playing('free')
    evening.passes(patience.slow)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toBe(null)
    const by = table().seats.findIndex(({ person }) => `s${person}` === other)
    expect(table().pendingTurns).toMatchObject([{ seat: mover, nudge: { by, at: evening.now } }])
  })

  test('is refused before somebody has taken long, and for whoever is not to move', () => {
    const { evening, mover, id, other } = playing('free')
    evening.passes(patience.slow - 1)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toEqual({ refusal: 'not-now' })
    evening.passes(1)
    expect(evening.says(id, { type: 'nudge', seat: mover })).toEqual({ refusal: 'not-now' })
    expect(evening.says(id, { type: 'nudge', seat: (mover + 1) % 3 })).toEqual({
      refusal: 'not-now',
    })
    expect(evening.says(id, { type: 'nudge', seat: 9 })).toEqual({ refusal: 'no-such-seat' })
  })

  test('is given once a minute to one seat, whoever gives it', () => {
    const { evening, mover, others } = playing('free')
    const [one = '', another = ''] = others
    evening.passes(patience.slow)
    evening.says(one, { type: 'nudge', seat: mover })
    evening.passes(patience.nudges - 1)
    const tooSoon = { refusal: 'nudged-already' }
    expect(evening.says(one, { type: 'nudge', seat: mover })).toEqual(tooSoon)
    expect(evening.says(another, { type: 'nudge', seat: mover })).toEqual(tooSoon)
    evening.passes(1)
    expect(evening.says(another, { type: 'nudge', seat: mover })).toBe(null)
  })

  test('is given once an hour where everybody moves once a day', () => {
    const { evening, mover, other } = playing('daily')
    evening.passes(patience.slow)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toBe(null)
    evening.passes(patience.nudgesDaily - 1)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toEqual({
      refusal: 'nudged-already',
    })
    evening.passes(1)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toBe(null)
  })
})

describe('a pause', () => {
  test('is nobody’s time: what was left before it is left after it', () => {
    const { evening, mover, other, table } = playing('brisk')
    evening.passes(patience.brisk - 5_000)
    evening.says(other, { type: 'pause' })
    expect(table()).not.toHaveProperty('pendingTurns')
    evening.passes(3_600_000)
    evening.says(other, { type: 'resume' })
    expect(table().pendingTurns).toEqual([
      { seat: mover, since: evening.now - patience.brisk + 5_000 },
    ])
    evening.passes(4_999)
    expect(table().seats[mover]).not.toHaveProperty('substitutedThisTurn')
    evening.passes(1)
    expect(table().seats[mover]).toMatchObject({ substitutedThisTurn: true })
  })

  test('keeps nobody from being nudged or kept for what they did not do before it', () => {
    const { evening, mover, other } = playing('free')
    evening.passes(patience.standing - 1)
    evening.says(other, { type: 'pause' })
    evening.passes(3_600_000)
    expect(evening.says(other, { type: 'nudge', seat: mover })).toEqual({ refusal: 'paused' })
    expect(evening.says(other, { type: 'keep', seat: mover })).toEqual({ refusal: 'not-now' })
    evening.says(other, { type: 'resume' })
    evening.passes(1)
    expect(evening.says(other, { type: 'keep', seat: mover })).toBe(null)
  })
})

describe('where turns are brisk', () => {
  test('everybody sees from the first moment since when somebody has been to move', () => {
    const { evening, mover, table } = playing('brisk')
    expect(table()).toMatchObject({
      tempo: 'brisk',
      pendingTurns: [{ seat: mover, since: evening.now }],
    })
  })

  test('a bot plays the one turn whose time is up, and says so; the next one is the player’s again', () => {
    const all = playing('brisk')
    const { evening, id, seat } = all
    evening.passes(patience.brisk)
    expect(seat()).toMatchObject({
      substitutedThisTurn: true,
      timedOutTurns: 1,
      substituted: false,
    })
    evening.passes(aMove)
    expect(evening.steps()).toMatchObject([{ seat: all.mover, by: 'bot' }])
    expect(seat()).toMatchObject({ timedOutTurns: 1, substituted: false })
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    comesRoundTo(all)
    expect(evening.says(id, evening.moveOf(id))).toBe(null)
    expect(seat()).not.toHaveProperty('timedOutTurns')
  })

  test('whoever is quicker than the bot that was to play for them has moved', () => {
    const { evening, id, mover, seat } = playing('brisk')
    evening.passes(patience.brisk)
    expect(evening.says(id, evening.moveOf(id))).toBe(null)
    expect(seat()).not.toHaveProperty('substitutedThisTurn')
    expect(evening.steps()).toMatchObject([{ seat: mover, by: 'human' }])
  })

  test('after two turns in a row a bot keeps the chair, until it is taken back', () => {
    const all = playing('brisk')
    const { evening, id, seat } = all
    evening.passes(patience.brisk + aMove)
    comesRoundTo(all)
    evening.passes(patience.brisk)
    expect(seat()).toMatchObject({ substituted: true })
    expect(seat()).not.toHaveProperty('timedOutTurns')
    expect(evening.says(id, { type: 'take-back-seat' })).toBe(null)
    expect(evening.says(id, evening.moveOf(id))).toBe(null)
  })

  test('a turn that was played in time begins the count anew', () => {
    const all = playing('brisk')
    const { evening, id, seat } = all
    evening.passes(patience.brisk + aMove)
    comesRoundTo(all)
    evening.says(id, evening.moveOf(id))
    comesRoundTo(all)
    evening.passes(patience.brisk)
    expect(seat()).toMatchObject({ substituted: false, timedOutTurns: 1 })
  })

  test('a clock that runs out while nobody wakes the table runs out once', () => {
    const { evening, others, seat, mover } = playing('brisk')
    evening.now += 100 * patience.brisk
    evening.wakes()
    evening.wakes()
    expect(seat()).toMatchObject({ timedOutTurns: 1, substituted: false })
    evening.passes(aMove)
    expect(evening.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
    for (const id of others)
      expect(humanAt(evening.table, Number(id.slice(1)) - 1)?.overdue).toBe(0)
  })

  test('nobody’s time passes while nobody is there', () => {
    const { evening, id, mover, table } = playing('brisk')
    for (const person of ['s1', 's2', 's3']) evening.goes(person)
    evening.passes(3_600_000)
    evening.comes(id)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: evening.now }])
    expect(
      table().seats.every(
        ({ substituted: kept, timedOutTurns: overdue }) => !kept && (overdue ?? 0) <= 1,
      ),
    ).toBe(true)
  })

  test('of several who may begin, one is played for, and the others have nothing to do any more', () => {
    const evening = new Script()
    for (const name of ['Anna', 'Ben', 'Cleo']) evening.sits(name)
    evening.says('s1', { type: 'tempo', tempo: 'brisk' })
    evening.says('s1', { type: 'start' })
    expect(evening.projection('s1').toMove.length).toBe(3)
    evening.passes(patience.brisk)
    const { seats } = publicTable(evening.table, 0)
    expect(seats.filter(({ substitutedThisTurn: standIn }) => standIn).length).toBe(1)
    evening.passes(patience.politeness)
    expect(evening.turn()).toBeGreaterThan(0)
    const played = publicTable(evening.table, 0)
    expect(played.seats.map(({ timedOutTurns: overdue }) => overdue ?? 0).toSorted()).toEqual([
      0, 0, 1,
    ])
  })

  test('a whole turn is played where it has several moves', () => {
    const evening = new Script()
    for (const name of ['Anna', 'Ben']) evening.sits(name)
    evening.says('s1', { type: 'tempo', tempo: 'brisk' })
    evening.says('s1', { type: 'start' })
    evening.says('s1', evening.moveOf('s1'))
    evening.passes(patience.brisk + 10 * patience.botPaceMax)
    expect(evening.projection('s1').toMove).toEqual([1])
    expect(publicTable(evening.table, 0).seats[0]).not.toHaveProperty('substitutedThisTurn')
  })
})

describe('where everybody moves once a day', () => {
  test('a bot plays when the day is over, also while nobody is there', () => {
    const { evening, mover } = playing('daily')
    for (const person of ['s1', 's2', 's3']) evening.goes(person)
    evening.passes(patience.daily - 1)
    expect(evening.turn()).toBe(0)
    evening.passes(1 + aMove)
    expect(evening.steps()).toMatchObject([{ seat: mover, by: 'bot' }])
  })

  test('whoever is not there is not away: nothing pauses, nobody is kept, and the host stays', () => {
    const evening = new Script()
    for (const name of ['Anna', 'Ben']) evening.sits(name)
    evening.says('s1', { type: 'tempo', tempo: 'daily' })
    evening.says('s1', { type: 'keeper', keeper: true })
    evening.says('s1', { type: 'start' })
    evening.goes('s1')
    evening.passes(12 * 3_600_000)
    const table = publicTable(evening.table, 0)
    expect(table).toMatchObject({ paused: null, host: 0, seats: [{ substituted: false }, {}] })
    expect(evening.says('s2', { type: 'keep', seat: 0 })).toEqual({ refusal: 'not-now' })
  })

  test('people who never come are played for to the end', () => {
    const { evening } = playing('daily')
    for (const person of ['s1', 's2', 's3']) evening.goes(person)
    evening.passes(10 * patience.daily)
    expect(evening.table.phase.name).toBe('over')
  })
})

describe('the host chooses how long a turn may take', () => {
  test('and nobody else does', () => {
    const { evening } = playing('free')
    expect(evening.says('s2', { type: 'tempo', tempo: 'brisk' })).toEqual({ refusal: 'not-host' })
  })

  test('in the middle of a turn, whose time begins anew', () => {
    const { evening, mover, table } = playing('free')
    evening.passes(10 * patience.brisk)
    expect(evening.says('s1', { type: 'tempo', tempo: 'brisk' })).toBe(null)
    expect(table().pendingTurns).toEqual([{ seat: mover, since: evening.now }])
    evening.passes(patience.brisk - 1)
    expect(table().seats[mover]).not.toHaveProperty('timedOutTurns')
  })
})

test('a clock that was an hour ahead takes nobody’s time', () => {
  const { evening, mover, table } = playing('brisk')
  evening.now -= 3_600_000
  evening.wakes()
  expect(table().pendingTurns).toEqual([{ seat: mover, since: evening.now }])
})
