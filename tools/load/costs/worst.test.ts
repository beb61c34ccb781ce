import { expect, test } from 'vitest'

import type { Attack } from './attacks.ts'
import type { Attacked } from './play-attack.ts'
import { anHourOf, dollarsOf, freeDays, scaled, sum, together } from './worst.ts'

const attack: Attack = {
  what: 'knocks',
  bound: 'seats',
  anHour: 390,
  held: { burst: 30, refill: 10_000 },
  pace: 100,
  begin: () => Promise.reject(new Error('nobody knocks here')),
}
const attacked: Attacked = {
  done: 31,
  seconds: 20,
  atOnce: 30,
  counted: {
    workerRequests: 0,
    objectRequests: 30,
    alarms: 0,
    socketMessages: 600,
    rowsRead: 0,
    rowsWritten: 60,
    busyMilliseconds: 0,
    storedBytes: 0,
  },
  processorMilliseconds: 300,
}

test('an hour of an attack is what one time costs, as often as the limits allow', () => {
  const { bill, times, processorMilliseconds } = anHourOf(attack, attacked)
  expect(times).toBeCloseTo(390)
  expect(bill.amounts.rowsWritten).toBeCloseTo(780)
  // Twenty messages are a request.
  expect(bill.amounts.objectRequests).toBeCloseTo(780)
  expect(processorMilliseconds).toBeCloseTo(3_900)
})

test('limits that did not hold are no ground for an extrapolation', () => {
  expect(() => anHourOf(attack, { ...attacked, done: 40 })).toThrow(
    'knocks did so 40 times, not 33',
  )
})

test('of attacks that share a bound the dearest counts, and those of other kinds beside it', () => {
  const cheap = anHourOf(attack, attacked)
  const dear = scaled('seats', 3, cheap)
  const other = scaled('moves', 2, cheap)
  const all = together([cheap, dear, other], ['seats', 'moves'])
  expect(dollarsOf(all)).toBeCloseTo(dollarsOf(dear) + dollarsOf(other))
  expect(dollarsOf(sum(dear, cheap))).toBeCloseTo(4 * dollarsOf(cheap))
})

test('it is told what part of a free day is used up, and processor time is paid for as well', () => {
  const hour = anHourOf(attack, attacked)
  expect(freeDays(hour)).toBeCloseTo(0.0078)
  const idle = { ...hour, processorMilliseconds: 0 }
  expect(dollarsOf(hour) - dollarsOf(idle)).toBeCloseTo(0.000078, 8)
})
