import { describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { Script } from '../../testing/script.ts'
import { humansAt } from './table.ts'
import { publicTable } from './views.ts'

function over(tempo: Tempo = 'free') {
  const script = new Script()
  const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name) => script.sit(name)) as [
    string,
    string,
    string,
  ]
  script.send(anna, { type: 'set-tempo', tempo })
  script.send(anna, { type: 'start' })
  script.playOut()
  return { script, anna, ben, cleo, table: () => publicTable(script.table, 0) }
}

/**
 * Returns a finished game whose host Anna is away. Cleo has called the host and now acts as the
 * host.
 */
function acting() {
  const all = over()
  all.script.disconnect(all.anna)
  all.script.send(all.cleo, { type: 'call-host' })
  all.script.advance(timeouts.away + timeouts.call)
  expect(all.table()).toMatchObject({ host: 2, absentHost: 0 })
  return all
}

test('a connected host keeps the role, however long a call has no answer', () => {
  const { script, ben, table } = over()
  expect(script.send(ben, { type: 'call-host' })).toBe(null)
  script.advance(10 * timeouts.call)
  expect(table()).toMatchObject({ host: 0, hostCall: { by: 1 } })
  expect(script.send(ben, { type: 'rematch' })).toEqual({ refusal: 'not-host' })
})

test('a host who is away for a minute after a call passes the role on to the caller', () => {
  const { script, anna, cleo, table } = over()
  script.disconnect(anna)
  expect(script.send(cleo, { type: 'call-host' })).toBe(null)
  expect(table().hostCall).toEqual({ by: 2, since: script.now })
  script.advance(timeouts.away + timeouts.call - 1)
  expect(table().host).toBe(0)
  script.advance(1)
  expect(table()).toMatchObject({ host: 2, absentHost: 0 })
  expect(table()).not.toHaveProperty('hostCall')
  expect(script.send(cleo, { type: 'rematch' })).toBe(null)
})

test('the minute begins when the host goes away, and not with a call before that', () => {
  const { script, anna, cleo, table } = over()
  script.send(cleo, { type: 'call-host' })
  script.advance(10 * timeouts.call)
  script.disconnect(anna)
  script.advance(timeouts.away + timeouts.call - 1)
  expect(table().host).toBe(0)
  script.advance(1)
  expect(table().host).toBe(2)
})

test('at a daily table the role passes on after a day, and the caller need not stay', () => {
  const { script, anna, cleo, table } = over('daily')
  script.disconnect(anna)
  script.advance(timeouts.daily)
  script.send(cleo, { type: 'call-host' })
  script.disconnect(cleo)
  script.advance(timeouts.callDaily - 1)
  expect(table().host).toBe(0)
  script.advance(1)
  expect(table()).toMatchObject({ host: 2, absentHost: 0 })
})

describe('an acting host', () => {
  test('deals, seats bots, chooses the game and pauses', () => {
    const { script, cleo } = acting()
    for (const input of [
      { type: 'gather' },
      { type: 'choose-game', game: 'nix' },
      { type: 'add-bot' },
      { type: 'remove', seat: 3 },
      { type: 'start' },
      { type: 'pause' },
    ] as const)
      expect(script.send(cleo, input)).toBe(null)
  })

  test.each([
    { type: 'remove', seat: 0 },
    { type: 'delete-table' },
    { type: 'set-locked', locked: true },
    { type: 'set-long-lived', longLived: true },
    { type: 'set-listed', listed: true },
    { type: 'set-cloth', cloth: 'madder' },
  ] as const)('cannot send %o', (input) => {
    const { script, cleo, anna } = acting()
    const before = script.table
    expect(script.send(cleo, input)).toEqual({ refusal: 'acting-host' })
    expect(script.table).toBe(before)
    script.connect(anna)
    expect(script.send(cleo, input)).toEqual({ refusal: 'not-host' })
  })

  test('has the same limits without a call', () => {
    const { script, anna, ben, table } = over()
    script.disconnect(anna)
    script.advance(timeouts.away + timeouts.autoSubstitution)
    expect(table()).toMatchObject({ host: 1, absentHost: 0 })
    expect(script.send(ben, { type: 'remove', seat: 0 })).toEqual({ refusal: 'acting-host' })
  })

  test('who goes away too is replaced by another acting host', () => {
    const { script, ben, cleo, table } = acting()
    script.disconnect(cleo)
    script.advance(timeouts.away + timeouts.autoSubstitution)
    expect(table()).toMatchObject({ host: 1, absentHost: 0 })
    script.send(ben, { type: 'leave' })
    expect(table()).toMatchObject({ host: 2, absentHost: 0 })
    expect(script.send(cleo, { type: 'leave' })).toBe(null)
    expect(table().host).toBe(0)
    expect(table()).not.toHaveProperty('absentHost')
  })

  test('becomes the host when the host leaves', () => {
    const { script, anna, cleo, table } = acting()
    script.send(anna, { type: 'leave' })
    expect(humansAt(script.table).length).toBe(2)
    expect(table()).not.toHaveProperty('absentHost')
    expect(script.send(cleo, { type: 'delete-table' })).toBe(null)
  })
})

test('the role returns with the host, by a connection or by a request', () => {
  for (const returns of ['connect', 'request'] as const) {
    const { script, anna, cleo, table } = acting()
    script[returns](anna)
    expect(table().host).toBe(0)
    expect(table()).not.toHaveProperty('absentHost')
    expect(script.send(cleo, { type: 'rematch' })).toEqual({ refusal: 'not-host' })
    expect(script.send(anna, { type: 'remove', seat: 2 })).toBe(null)
  }
})

test.each([
  { type: 'call-host' },
  { type: 'chat', text: 'one moment' },
  { type: 'set-locked', locked: false },
  { type: 'gather' },
] as const)('a host who sends %o has answered the call', (input) => {
  const { script, anna, ben, table } = over()
  script.send(ben, { type: 'call-host' })
  script.advance(timeouts.call - 1)
  expect(script.send(anna, input)).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
  script.advance(2 * timeouts.call)
  expect(table().host).toBe(0)
})

test('a host who returns answers a call by the first command, and not by connecting', () => {
  const { script, anna, ben, table } = over()
  script.disconnect(anna)
  script.send(ben, { type: 'call-host' })
  script.connect(anna)
  script.advance(10 * timeouts.call)
  expect(table()).toMatchObject({ host: 0, hostCall: { by: 1 } })
  expect(script.send(anna, { type: 'call-host' })).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
})

test('a refused command does not answer a call', () => {
  const { script, anna, ben, table } = over()
  script.send(ben, { type: 'call-host' })
  expect(script.send(anna, { type: 'start' })).toEqual({ refusal: 'not-now' })
  expect(table().hostCall).toMatchObject({ by: 1 })
})

test('commands of others do not answer a call, and another call does not postpone it', () => {
  const { script, anna, ben, cleo, table } = over()
  const { now } = script
  script.disconnect(anna)
  script.send(ben, { type: 'call-host' })
  script.advance(timeouts.away + timeouts.call - 1)
  expect(script.send(cleo, { type: 'chat', text: 'hello?' })).toBe(null)
  expect(script.send(cleo, { type: 'call-host' })).toBe(null)
  expect(table().hostCall).toEqual({ by: 1, since: now })
  script.advance(1)
  expect(table().host).toBe(1)
})

test('a call ends when the caller or the host leaves', () => {
  const { script, anna, ben, cleo, table } = over()
  script.send(ben, { type: 'call-host' })
  script.send(ben, { type: 'leave' })
  expect(table()).not.toHaveProperty('hostCall')
  script.send(cleo, { type: 'call-host' })
  script.send(anna, { type: 'leave' })
  expect(table()).not.toHaveProperty('hostCall')
  expect(table().host).toBe(2)
})

test('a call by the host changes nothing', () => {
  const { script, anna, table } = over()
  expect(script.send(anna, { type: 'call-host' })).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
})

const withProgram = () => {
  const script = new Script()
  const anna = script.sit('Anna')
  const robo = script.sit('Robo', { program: true })
  const cleo = script.sit('Cleo')
  return { script, anna, robo, cleo, table: () => publicTable(script.table, 0) }
}

describe('a program', () => {
  test('is marked as one in public', () => {
    const { table } = withProgram()
    expect(table().seats.map(({ program }) => program)).toEqual([undefined, true, undefined])
  })

  test('does not become the host by a call while a person is connected', () => {
    const { script, anna, robo, table } = withProgram()
    script.disconnect(anna)
    script.send(robo, { type: 'call-host' })
    script.advance(timeouts.away + timeouts.call)
    expect(table()).toMatchObject({ host: 2 })
    expect(table()).not.toHaveProperty('hostCall')
  })

  test('does not inherit the role while a person is connected', () => {
    const { script, anna, table } = withProgram()
    script.send(anna, { type: 'leave' })
    expect(table().seats.map(({ name }) => name)).toEqual(['Robo', 'Cleo'])
    expect(table().host).toBe(1)
  })

  test('becomes the host if no person is connected, so that the table goes on', () => {
    const { script, anna, cleo, robo, table } = withProgram()
    for (const id of [anna, cleo]) script.disconnect(id)
    script.send(robo, { type: 'call-host' })
    script.advance(timeouts.away + timeouts.call)
    expect(table().host).toBe(1)
  })
})
