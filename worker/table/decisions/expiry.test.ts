import { describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import { nextAlarmTime } from './clock.ts'
import { expiresAt } from './expiry.ts'
import { Script } from '../../testing/script.ts'
import { gameById } from '../games.ts'
import { dealAt } from './table.ts'
import { publicTable } from './views.ts'

const minute = 60_000
const day = 24 * 60 * minute
const { clockCheck, expiryGrace, unusedTable, longLivedTable } = timeouts

/** Returns a game of two players who have disconnected a day ago. */
function leftAlone(): Script {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  script.disconnect(anna)
  script.disconnect(ben)
  script.advance(day)
  return script
}

const untilDue = (script: Script) => expiresAt(script.table) - script.now

test('an unused table is deleted three days and two hours after it is due', () => {
  const script = leftAlone()
  script.advance(expiresAt(script.table) + 2 * clockCheck + expiryGrace - script.now - 1)
  expect(script.isDeleted).toBe(false)
  script.advance(1)
  expect(script.isDeleted).toBe(true)
})

test('the expiry of a table needs three checks before the last one', () => {
  const script = leftAlone()
  let written = 0
  for (let looks = 0; !script.isDeleted; looks++) {
    expect(looks).toBeLessThan(10)
    const before = script.table
    script.now = nextAlarmTime(script.game, before, script.now)
    script.ringAlarm()
    if (script.table !== before) written++
  }
  expect(written).toBe(3)
})

test('a clock that is a month ahead and corrected within an hour deletes nothing', () => {
  const script = leftAlone()
  const { now } = script
  script.now = now + 31 * day
  script.ringAlarm()
  expect(script.table.expiry).toEqual({ step: 0, at: script.now })
  script.advance(50 * minute)
  script.now = now + 51 * minute
  script.ringAlarm()
  expect(script.isDeleted).toBe(false)
  expect(script.table.expiry).toBe(null)
  expect(nextAlarmTime(script.game, script.table, script.now)).toBe(expiresAt(script.table))
})

test('a clock that is wrong at every start, each day of a month, deletes nothing', () => {
  const script = leftAlone()
  const begin = script.now
  for (let days = 0; days < 28; days++) {
    script.now = begin + days * day + 31 * day
    // The alarm rings immediately while the clock is ahead, and again after the clock was
    // corrected.
    script.ringAlarm()
    script.advance(50 * minute)
    expect(script.isDeleted).toBe(false)
  }
})

test('a clock that jumps back and forth, or ever further, deletes nothing', () => {
  for (const jumps of [
    [31 * day, -31 * day],
    [31 * day, 4 * day, 10 * day],
    [31 * day, clockCheck * 3, expiryGrace * 2],
  ]) {
    const script = leftAlone()
    for (let time = 0; time < 20; time++) {
      script.now += jumps[time % jumps.length] ?? 0
      script.ringAlarm()
      expect(script.isDeleted).toBe(false)
    }
  }
})

test('a machine that runs a few hours a week deletes unused tables, too', () => {
  const script = leftAlone()
  const begin = expiresAt(script.table)
  for (let week = 0; week < 2; week++) {
    expect(script.isDeleted).toBe(false)
    script.now = begin + week * 7 * day
    script.ringAlarm()
    script.advance(3 * 60 * minute)
  }
  expect(script.isDeleted).toBe(true)
})

test('a player who returns to a table that is due keeps it for another month', () => {
  const script = leftAlone()
  script.advance(unusedTable + clockCheck + day)
  expect(script.table.expiry).not.toBe(null)
  script.connect('s1')
  expect(script.table.expiry).toBe(null)
  expect(expiresAt(script.table)).toBe(script.now + unusedTable)
})

/** Returns the game of `leftAlone`, at a table that the host has made long-lived. */
function lasting(): Script {
  const script = leftAlone()
  script.connect('s1')
  expect(script.send('s2', { type: 'set-long-lived', longLived: true })).toEqual({
    refusal: 'not-host',
  })
  expect(script.send('s1', { type: 'set-long-lived', longLived: true })).toBe(null)
  script.disconnect('s1')
  return script
}

describe('a long-lived table', () => {
  test('stays for 90 days after the last activity, even when its game is over', () => {
    const script = lasting()
    expect(untilDue(script)).toBe(longLivedTable)
    script.connect('s1')
    for (const seat of [0, 1]) script.send('s1', { type: 'substitute', seat })
    script.send('s1', { type: 'gather' })
    script.advance(89 * day)
    script.disconnect('s1')
    script.connect('s2')
    expect(untilDue(script)).toBe(longLivedTable)
    script.disconnect('s2')
    script.advance(longLivedTable + expiryGrace + 2 * clockCheck)
    expect(script.isDeleted).toBe(true)
  })

  test('stays when all have left, and a newcomer keeps it, too', () => {
    const script = lasting()
    for (const id of ['s1', 's2']) script.send(id, { type: 'leave' })
    script.advance(80 * day)
    script.sit('Cleo')
    expect(untilDue(script)).toBe(longLivedTable)
  })

  test('expires like any other table once the host has turned the setting off', () => {
    const script = lasting()
    script.connect('s1')
    script.send('s1', { type: 'set-long-lived', longLived: false })
    expect(untilDue(script)).toBe(unusedTable)
  })

  test('is not kept by polling or by join requests', () => {
    const script = lasting()
    script.connect('s1')
    script.send('s1', { type: 'remove', seat: 1 })
    script.disconnect('s1')
    const due = expiresAt(script.table)
    for (let week = 0; week < 12; week++) {
      script.advance(7 * day)
      script.request('s1')
      expect(script.trySit('Ben')).toBe(null)
      expect(
        script.trySit('Cleo', { network: 'elsewhere', previousTokenHash: 'hash of Ben' }),
      ).toEqual({
        refusal: 'removed-by-host',
      })
    }
    expect(expiresAt(script.table)).toBe(due)
  })
})

test('times that were stored while the clock was years ahead are replaced once it is corrected', () => {
  const script = leftAlone()
  const { now } = script
  script.now = now + 3_000 * day
  script.connect('s1')
  script.send('s1', { type: 'resume' })
  expect(script.send('s1', script.moveInput('s1'))).toBe(null)
  script.disconnect('s1')
  script.now = now
  script.connect('s2')
  expect(script.table.lastActivityAt).toBe(now)
  expect(dealAt(script.table)?.movedAt).toBe(now)
  script.disconnect('s2')
  expect(nextAlarmTime(script.game, script.table, now)).toBeLessThanOrEqual(now + timeouts.away)
  script.advance(unusedTable + day + expiryGrace)
  expect(script.isDeleted).toBe(true)
})

test('a player who lost the connection while the clock was ahead is away some time later', () => {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.send(anna, { type: 'start' })
  script.now += 31 * day
  script.disconnect(ben)
  correctClock(script, timeouts.away)
  expect(publicTable(script.table, 0).paused).toEqual({ reason: 'away', seat: 1 })
})

test('a bot that was scheduled while the clock was ahead acts when it is corrected', () => {
  const script = new Script(gameById('switch'))
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  const { now } = script
  script.now = now + 31 * day
  script.send(anna, { type: 'start' })
  while (script.moves(anna).length > 0) script.send(anna, script.moveInput(anna))
  script.disconnect(anna)
  script.now = now
  script.connect(anna)
  const turn = script.turn()
  script.advance(3 * timeouts.humansFirst)
  expect(script.turn()).toBeGreaterThan(turn)
})

/** Sets the clock back by a month, lets the alarm ring and waits for the timeout of a request. */
function correctClock(script: Script, timeout: number): void {
  script.now -= 31 * day
  script.ringAlarm()
  script.advance(timeout)
}

describe('a request that was made while the clock was ahead still ends by its timeout', () => {
  test('a request to take a move back', () => {
    const script = new Script(gameById('switch'))
    script.now += 31 * day
    const people = ['Anna', 'Ben', 'Cleo'].map((name) => script.sit(name))
    script.send(people[0] ?? '', { type: 'start' })
    const mover = people[script.projection('s1').toMove[0] ?? 0] ?? ''
    const { turn } = script.projection(mover)
    expect(script.send(mover, { type: 'move', turn, move: { do: 'draw' } })).toBe(null)
    expect(script.send(mover, { type: 'take-back', turn: turn + 1 })).toBe(null)
    const isOpen = () => publicTable(script.table, 0).takeBackRequest !== undefined
    expect(isOpen()).toBe(true)
    correctClock(script, timeouts.takeBack)
    expect(isOpen()).toBe(false)
  })

  test('a request to join or to swap seats', () => {
    const script = new Script()
    script.now += 31 * day
    const [anna] = [script.sit('Anna'), script.sit('Ben'), script.sit('Cleo')]
    script.send(anna, { type: 'remove', seat: 2 })
    script.send(anna, { type: 'change-seat', seat: 1 })
    expect(script.trySit('Cleo')).toBe(null)
    const open = () => [script.table.joinRequests.length, script.table.swapRequests.length]
    expect(open()).toEqual([1, 1])
    correctClock(script, timeouts.pendingRequest)
    expect(open()).toEqual([0, 0])
  })
})
