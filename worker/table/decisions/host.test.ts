import { describe, expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import type { Tempo } from '../../../shared/protocol/table-settings.ts'
import { Script } from '../../testing/script.ts'
import { humansAt } from './table.ts'
import { publicTable } from './views.ts'

function over(tempo: Tempo = 'free') {
  const evening = new Script()
  const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name) => evening.sits(name)) as [
    string,
    string,
    string,
  ]
  evening.says(anna, { type: 'tempo', tempo })
  evening.says(anna, { type: 'start' })
  evening.playsOut()
  return { evening, anna, ben, cleo, table: () => publicTable(evening.table, 0) }
}

/** Anna, the host, is away, and Cleo acts as the host after a call. */
function acting() {
  const all = over()
  all.evening.goes(all.anna)
  all.evening.says(all.cleo, { type: 'call-host' })
  all.evening.passes(patience.away + patience.call)
  expect(all.table()).toMatchObject({ host: 2, absentHost: 0 })
  return all
}

test('a host who is here keeps the role, however long a call has no answer', () => {
  const { evening, ben, table } = over()
  expect(evening.says(ben, { type: 'call-host' })).toBe(null)
  evening.passes(10 * patience.call)
  expect(table()).toMatchObject({ host: 0, hostCall: { by: 1 } })
  expect(evening.says(ben, { type: 'rematch' })).toEqual({ refusal: 'not-host' })
})

test('a host who is away for a minute after a call passes the role on to the caller', () => {
  const { evening, anna, cleo, table } = over()
  evening.goes(anna)
  expect(evening.says(cleo, { type: 'call-host' })).toBe(null)
  expect(table().hostCall).toEqual({ by: 2, since: evening.now })
  evening.passes(patience.away + patience.call - 1)
  expect(table().host).toBe(0)
  evening.passes(1)
  expect(table()).toMatchObject({ host: 2, absentHost: 0 })
  expect(table()).not.toHaveProperty('hostCall')
  expect(evening.says(cleo, { type: 'rematch' })).toBe(null)
})

test('the minute begins when the host goes away, and not with a call before that', () => {
  const { evening, anna, cleo, table } = over()
  evening.says(cleo, { type: 'call-host' })
  evening.passes(10 * patience.call)
  evening.goes(anna)
  evening.passes(patience.away + patience.call - 1)
  expect(table().host).toBe(0)
  evening.passes(1)
  expect(table().host).toBe(2)
})

test('at a daily table the role passes on after a day, and the caller need not stay', () => {
  const { evening, anna, cleo, table } = over('daily')
  evening.goes(anna)
  evening.passes(patience.daily)
  evening.says(cleo, { type: 'call-host' })
  evening.goes(cleo)
  evening.passes(patience.callDaily - 1)
  expect(table().host).toBe(0)
  evening.passes(1)
  expect(table()).toMatchObject({ host: 2, absentHost: 0 })
})

describe('an acting host', () => {
  test('deals, seats bots, chooses the game and pauses', () => {
    const { evening, cleo } = acting()
    for (const saying of [
      { type: 'gather' },
      { type: 'choose-game', game: 'nix' },
      { type: 'add-bot' },
      { type: 'remove', seat: 3 },
      { type: 'start' },
      { type: 'pause' },
    ] as const)
      expect(evening.says(cleo, saying)).toBe(null)
  })

  test.each([
    { type: 'remove', seat: 0 },
    { type: 'delete-table' },
    { type: 'lock', locked: true },
    { type: 'lasting', lasting: true },
    { type: 'list', listed: true },
  ] as const)('is refused %o', (saying) => {
    const { evening, cleo, anna } = acting()
    const before = evening.table
    expect(evening.says(cleo, saying)).toEqual({ refusal: 'acting-host' })
    expect(evening.table).toBe(before)
    evening.comes(anna)
    expect(evening.says(cleo, saying)).toEqual({ refusal: 'not-host' })
  })

  test('is bound the same if nobody has called', () => {
    const { evening, anna, ben, table } = over()
    evening.goes(anna)
    evening.passes(patience.away + patience.keeper)
    expect(table()).toMatchObject({ host: 1, absentHost: 0 })
    expect(evening.says(ben, { type: 'remove', seat: 0 })).toEqual({ refusal: 'acting-host' })
  })

  test('who goes away as well makes room for another one', () => {
    const { evening, ben, cleo, table } = acting()
    evening.goes(cleo)
    evening.passes(patience.away + patience.keeper)
    expect(table()).toMatchObject({ host: 1, absentHost: 0 })
    evening.says(ben, { type: 'leave' })
    expect(table()).toMatchObject({ host: 2, absentHost: 0 })
    expect(evening.says(cleo, { type: 'leave' })).toBe(null)
    expect(table().host).toBe(0)
    expect(table()).not.toHaveProperty('absentHost')
  })

  test('is the host for good when the host has left', () => {
    const { evening, anna, cleo, table } = acting()
    evening.says(anna, { type: 'leave' })
    expect(humansAt(evening.table).length).toBe(2)
    expect(table()).not.toHaveProperty('absentHost')
    expect(evening.says(cleo, { type: 'delete-table' })).toBe(null)
  })
})

test('the role returns with the host, by a connection or by a request', () => {
  for (const returns of ['comes', 'calls'] as const) {
    const { evening, anna, cleo, table } = acting()
    evening[returns](anna)
    expect(table().host).toBe(0)
    expect(table()).not.toHaveProperty('absentHost')
    expect(evening.says(cleo, { type: 'rematch' })).toEqual({ refusal: 'not-host' })
    expect(evening.says(anna, { type: 'remove', seat: 2 })).toBe(null)
  }
})

test.each([
  { type: 'call-host' },
  { type: 'chat', text: 'one moment' },
  { type: 'lock', locked: false },
  { type: 'gather' },
] as const)('a host who says %o has answered', (saying) => {
  const { evening, anna, ben, table } = over()
  evening.says(ben, { type: 'call-host' })
  evening.passes(patience.call - 1)
  expect(evening.says(anna, saying)).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
  evening.passes(2 * patience.call)
  expect(table().host).toBe(0)
})

test('a host who comes back has answered with the first command, not with the connection alone', () => {
  const { evening, anna, ben, table } = over()
  evening.goes(anna)
  evening.says(ben, { type: 'call-host' })
  evening.comes(anna)
  evening.passes(10 * patience.call)
  expect(table()).toMatchObject({ host: 0, hostCall: { by: 1 } })
  expect(evening.says(anna, { type: 'call-host' })).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
})

test('a command that is refused is no answer', () => {
  const { evening, anna, ben, table } = over()
  evening.says(ben, { type: 'call-host' })
  expect(evening.says(anna, { type: 'start' })).toEqual({ refusal: 'not-now' })
  expect(table().hostCall).toMatchObject({ by: 1 })
})

test('commands of others are no answer, and another call does not put it off', () => {
  const { evening, anna, ben, cleo, table } = over()
  const { now } = evening
  evening.goes(anna)
  evening.says(ben, { type: 'call-host' })
  evening.passes(patience.away + patience.call - 1)
  expect(evening.says(cleo, { type: 'chat', text: 'hello?' })).toBe(null)
  expect(evening.says(cleo, { type: 'call-host' })).toBe(null)
  expect(table().hostCall).toEqual({ by: 1, since: now })
  evening.passes(1)
  expect(table().host).toBe(1)
})

test('a call ends with the seat of the caller, and with the host it was for', () => {
  const { evening, anna, ben, cleo, table } = over()
  evening.says(ben, { type: 'call-host' })
  evening.says(ben, { type: 'leave' })
  expect(table()).not.toHaveProperty('hostCall')
  evening.says(cleo, { type: 'call-host' })
  evening.says(anna, { type: 'leave' })
  expect(table()).not.toHaveProperty('hostCall')
  expect(table().host).toBe(2)
})

test('a host who calls is the host as before', () => {
  const { evening, anna, table } = over()
  expect(evening.says(anna, { type: 'call-host' })).toBe(null)
  expect(table()).not.toHaveProperty('hostCall')
})

const withProgram = () => {
  const evening = new Script()
  const anna = evening.sits('Anna')
  const robo = evening.sits('Robo', { program: true })
  const cleo = evening.sits('Cleo')
  return { evening, anna, robo, cleo, table: () => publicTable(evening.table, 0) }
}

describe('a program', () => {
  test('is one at its seat for everybody to see, and people are not', () => {
    const { table } = withProgram()
    expect(table().seats.map(({ program }) => program)).toEqual([undefined, true, undefined])
  })

  test('does not become host by a call while a person is here', () => {
    const { evening, anna, robo, table } = withProgram()
    evening.goes(anna)
    evening.says(robo, { type: 'call-host' })
    evening.passes(patience.away + patience.call)
    expect(table()).toMatchObject({ host: 2 })
    expect(table()).not.toHaveProperty('hostCall')
  })

  test('does not inherit the role while a person is here', () => {
    const { evening, anna, table } = withProgram()
    evening.says(anna, { type: 'leave' })
    expect(table().seats.map(({ name }) => name)).toEqual(['Robo', 'Cleo'])
    expect(table().host).toBe(1)
  })

  test('hosts if no person is here, so that the table goes on', () => {
    const { evening, anna, cleo, robo, table } = withProgram()
    for (const id of [anna, cleo]) evening.goes(id)
    evening.says(robo, { type: 'call-host' })
    evening.passes(patience.away + patience.call)
    expect(table().host).toBe(1)
  })
})
