import { describe, expect, test } from 'vitest'

import { patience } from '../../../../shared/wire/limits.ts'
import { Script } from '../../../testing/script.ts'
import { publicTable } from '../views/projection.ts'

function over() {
  const evening = new Script()
  const [anna, ben, cleo] = ['Anna', 'Ben', 'Cleo'].map((name) => evening.sits(name)) as [
    string,
    string,
    string,
  ]
  evening.says(anna, { type: 'start' })
  evening.playsOut()
  return { evening, anna, ben, cleo, table: () => publicTable(evening.table, 0) }
}

test('a host who is there and does nothing for a minute passes the role on to whoever called', () => {
  const { evening, ben, table } = over()
  expect(evening.says(ben, { type: 'rematch' })).toEqual({ refusal: 'not-host' })
  expect(evening.says(ben, { type: 'call-host' })).toBe(null)
  expect(table().call).toEqual({ by: 1, since: evening.now })
  evening.passes(patience.call - 1)
  expect(table().host).toBe(0)
  evening.passes(1)
  expect(table().host).toBe(1)
  expect(table()).not.toHaveProperty('call')
  expect(evening.says(ben, { type: 'rematch' })).toBe(null)
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
  expect(table()).not.toHaveProperty('call')
  evening.passes(2 * patience.call)
  expect(table().host).toBe(0)
})

test('what a host says in vain is no answer', () => {
  const { evening, anna, ben, table } = over()
  evening.says(ben, { type: 'call-host' })
  expect(evening.says(anna, { type: 'start' })).toEqual({ refusal: 'not-now' })
  evening.passes(patience.call)
  expect(table().host).toBe(1)
})

test('what the others say is no answer, and who calls again does not put it off', () => {
  const { evening, ben, cleo, table } = over()
  const { now } = evening
  evening.says(ben, { type: 'call-host' })
  evening.passes(patience.call - 1)
  expect(evening.says(cleo, { type: 'chat', text: 'hello?' })).toBe(null)
  expect(evening.says(cleo, { type: 'call-host' })).toBe(null)
  expect(table().call).toEqual({ by: 1, since: now })
  evening.passes(1)
  expect(table().host).toBe(1)
})

test('a call goes with whoever called, and with the host it was for', () => {
  const { evening, anna, ben, cleo, table } = over()
  evening.says(ben, { type: 'call-host' })
  evening.says(ben, { type: 'leave' })
  expect(table()).not.toHaveProperty('call')
  evening.says(cleo, { type: 'call-host' })
  evening.says(anna, { type: 'leave' })
  expect(table()).not.toHaveProperty('call')
  expect(table().host).toBe(2)
})

test('a host who calls themselves is host as before', () => {
  const { evening, anna, table } = over()
  expect(evening.says(anna, { type: 'call-host' })).toBe(null)
  expect(table()).not.toHaveProperty('call')
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
    evening.passes(patience.call)
    expect(table()).toMatchObject({ host: 2 })
    expect(table()).not.toHaveProperty('call')
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
    evening.passes(patience.call)
    expect(table().host).toBe(1)
  })
})
