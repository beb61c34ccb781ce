import { expect, test } from 'vitest'

import { limits, timeouts } from '../../../shared/protocol/limits.ts'
import { Script } from '../../testing/script.ts'
import { humanAt } from './table.ts'
import { publicTable } from './views.ts'
import { connectSeat } from './presence.ts'

/** Returns a game in which Anna is connected and Ben is not. Ben sends HTTP requests instead. */
function table(): { readonly script: Script; readonly ben: string } {
  const script = new Script()
  const anna = script.sit('Anna')
  const ben = script.sit('Ben')
  script.disconnect(ben)
  expect(script.send(anna, { type: 'start' })).toBe(null)
  return { script, ben }
}

const paused = ({ table: now }: Script) => publicTable(now, 0).paused

test('a seat without a connection is away after a while unless it sends requests', () => {
  const { script, ben } = table()
  for (let times = 0; times < 5; times++) {
    script.advance(timeouts.away - 1)
    script.request(ben)
    expect(paused(script)).toBe(null)
  }
  script.advance(timeouts.away)
  expect(paused(script)).toEqual({ reason: 'away', seat: 1 })
})

test('a table that waits for a player goes on at their request', () => {
  const { script, ben } = table()
  script.advance(timeouts.away)
  expect(paused(script)).not.toBe(null)
  script.request(ben)
  expect(paused(script)).toBe(null)
})

test('frequent requests, or requests of a connected seat, change nothing', () => {
  const { script, ben } = table()
  script.advance(timeouts.away / 2)
  script.request(ben)
  const before = script.table
  script.advance(timeouts.away / 8)
  script.request(ben)
  expect(humanAt(script.table, 1)).toEqual(humanAt(before, 1))
  script.connect(ben)
  script.advance(timeouts.away)
  const connected = script.table
  script.request(ben)
  expect(script.table).toBe(connected)
})

test('an announced connection changes nothing, unless the clock was set back: then times are broadcast', () => {
  const { script, ben } = table()
  script.connect(ben)
  const comesAgain = () => connectSeat(script.game, script.table, ben, script.context(), true)
  expect(comesAgain()).toMatchObject({ ok: true, value: { changesNothing: true } })
  script.now -= 3_600_000
  expect(comesAgain()).not.toHaveProperty('value.changesNothing')
})

test('a repeated request to sit down with the same token changes nothing, whatever its name', () => {
  const { script } = table()
  script.send('s1', { type: 'remove', seat: 1 })
  expect(script.trySit('Ben')).toBe(null)
  expect(script.table.joinRequests).toHaveLength(1)
  const asked = script.table
  for (let times = 0; times <= limits.sittingBurst; times++) {
    expect(script.trySit('Anna 4', { tokenHash: 'hash of Anna' })).toBe(null)
    expect(script.trySit('Ben', { tokenHash: asked.joinRequests[0]?.tokenHash ?? '' })).toBe(null)
  }
  expect(script.table).toBe(asked)
})
