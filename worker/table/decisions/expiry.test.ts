import { describe, expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import { nextWake } from './clock.ts'
import { dueAt } from './expiry.ts'
import { Script } from '../../testing/script.ts'
import { gameNamed } from '../games.ts'
import { dealAt } from './table.ts'

const minute = 60_000
const day = 24 * 60 * minute
const { evenClock, secondThought, untouched, untouchedLasting } = patience

/** Two in the middle of a game, who have gone home. */
function leftAlone(): Script {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const ben = evening.sits('Ben')
  evening.says(anna, { type: 'start' })
  evening.goes(anna)
  evening.goes(ben)
  evening.passes(day)
  return evening
}

const untilDue = (evening: Script) => dueAt(evening.table) - evening.now

test('a table that nobody touches is forgotten three days and two hours after it is due', () => {
  const evening = leftAlone()
  evening.passes(dueAt(evening.table) + 2 * evenClock + secondThought - evening.now - 1)
  expect(evening.isForgotten).toBe(false)
  evening.passes(1)
  expect(evening.isForgotten).toBe(true)
})

test('to be forgotten costs a table three looks before the last', () => {
  const evening = leftAlone()
  let written = 0
  for (let looks = 0; !evening.isForgotten; looks++) {
    expect(looks).toBeLessThan(10)
    const before = evening.table
    evening.now = nextWake(evening.game, before, evening.now)
    evening.wakes()
    if (evening.table !== before) written++
  }
  expect(written).toBe(3)
})

test('a clock that is a month ahead, and put right within the hour, forgets nothing', () => {
  const evening = leftAlone()
  const { now } = evening
  evening.now = now + 31 * day
  evening.wakes()
  expect(evening.table.due).toEqual({ step: 0, at: evening.now })
  evening.passes(50 * minute)
  evening.now = now + 51 * minute
  evening.wakes()
  expect(evening.isForgotten).toBe(false)
  expect(evening.table.due).toBe(null)
  expect(nextWake(evening.game, evening.table, evening.now)).toBe(dueAt(evening.table))
})

test('nor does one that is wrong at every start, on every day of a month', () => {
  const evening = leftAlone()
  const begin = evening.now
  for (let days = 0; days < 28; days++) {
    evening.now = begin + days * day + 31 * day
    // What was to ring by that clock rings at once, and again for as long as it is wrong.
    evening.wakes()
    evening.passes(50 * minute)
    expect(evening.isForgotten).toBe(false)
  }
})

test('nor does one that jumps to and fro, or on and on', () => {
  for (const jumps of [
    [31 * day, -31 * day],
    [31 * day, 4 * day, 10 * day],
    [31 * day, evenClock * 3, secondThought * 2],
  ]) {
    const evening = leftAlone()
    for (let time = 0; time < 20; time++) {
      evening.now += jumps[time % jumps.length] ?? 0
      evening.wakes()
      expect(evening.isForgotten).toBe(false)
    }
  }
})

test('a machine that is on for a few hours a week forgets as well', () => {
  const evening = leftAlone()
  const begin = dueAt(evening.table)
  for (let week = 0; week < 2; week++) {
    expect(evening.isForgotten).toBe(false)
    evening.now = begin + week * 7 * day
    evening.wakes()
    evening.passes(3 * 60 * minute)
  }
  expect(evening.isForgotten).toBe(true)
})

test('whoever comes back to a table that is due has it for another month', () => {
  const evening = leftAlone()
  evening.passes(untouched + evenClock + day)
  expect(evening.table.due).not.toBe(null)
  evening.comes('s1')
  expect(evening.table.due).toBe(null)
  expect(dueAt(evening.table)).toBe(evening.now + untouched)
})

/** The same at a table that Anna wants to stay. */
function lasting(): Script {
  const evening = leftAlone()
  evening.comes('s1')
  expect(evening.says('s2', { type: 'lasting', lasting: true })).toEqual({ refusal: 'not-host' })
  expect(evening.says('s1', { type: 'lasting', lasting: true })).toBe(null)
  evening.goes('s1')
  return evening
}

describe('a table that its host wants to stay', () => {
  test('is there for 90 days after somebody came, also when its game is over', () => {
    const evening = lasting()
    expect(untilDue(evening)).toBe(untouchedLasting)
    evening.comes('s1')
    for (const seat of [0, 1]) evening.says('s1', { type: 'keep', seat })
    evening.says('s1', { type: 'gather' })
    evening.passes(89 * day)
    evening.goes('s1')
    evening.comes('s2')
    expect(untilDue(evening)).toBe(untouchedLasting)
    evening.goes('s2')
    evening.passes(untouchedLasting + secondThought + 2 * evenClock)
    expect(evening.isForgotten).toBe(true)
  })

  test('stays when all have left, and whoever comes then keeps it as well', () => {
    const evening = lasting()
    for (const id of ['s1', 's2']) evening.says(id, { type: 'leave' })
    evening.passes(80 * day)
    evening.sits('Cleo')
    expect(untilDue(evening)).toBe(untouchedLasting)
  })

  test('is as any other once the host no longer wants that', () => {
    const evening = lasting()
    evening.comes('s1')
    evening.says('s1', { type: 'lasting', lasting: false })
    expect(untilDue(evening)).toBe(untouched)
  })

  test('is kept by nobody who only asks: what is to be seen, or whether they may sit down', () => {
    const evening = lasting()
    evening.comes('s1')
    evening.says('s1', { type: 'remove', seat: 1 })
    evening.goes('s1')
    const due = dueAt(evening.table)
    for (let week = 0; week < 12; week++) {
      evening.passes(7 * day)
      evening.calls('s1')
      expect(evening.triesToSit('Ben')).toBe(null)
      expect(evening.triesToSit('Cleo', { network: 'elsewhere', wasHash: 'hash of Ben' })).toEqual({
        refusal: 'removed',
      })
    }
    expect(dueAt(evening.table)).toBe(due)
  })
})

test('what was done while the clock was years ahead is no longer ahead once it is put right', () => {
  const evening = leftAlone()
  const { now } = evening
  evening.now = now + 3_000 * day
  evening.comes('s1')
  evening.says('s1', { type: 'resume' })
  expect(evening.says('s1', evening.moveOf('s1'))).toBe(null)
  evening.goes('s1')
  evening.now = now
  evening.comes('s2')
  expect(evening.table.touched).toBe(now)
  expect(dealAt(evening.table)?.movedAt).toBe(now)
  evening.goes('s2')
  expect(nextWake(evening.game, evening.table, now)).toBeLessThanOrEqual(now + patience.away)
  evening.passes(untouched + day + secondThought)
  expect(evening.isForgotten).toBe(true)
})

test('a bot that was to look while the clock was ahead looks when it is put right', () => {
  const evening = new Script(gameNamed('switch'))
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  const { now } = evening
  evening.now = now + 31 * day
  evening.says(anna, { type: 'start' })
  while (evening.moves(anna).length > 0) evening.says(anna, evening.moveOf(anna))
  evening.goes(anna)
  evening.now = now
  evening.comes(anna)
  const turn = evening.turn()
  evening.passes(3 * patience.politeness)
  expect(evening.turn()).toBeGreaterThan(turn)
})
