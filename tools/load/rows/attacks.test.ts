import { expect, test } from 'vitest'

import { anHourOf, mostExpensiveOfEach } from './attacks.ts'
import { billOf, dollarsOf, scaleBill } from './bill.ts'

const attack = {
  what: 'knocks',
  bound: 'seats',
  anHour: 390,
  held: { burst: 30, refill: 10_000 },
  pace: 100,
} as const
const counted = {
  workerRequests: 0,
  objectRequests: 30,
  alarms: 0,
  socketMessages: 600,
  rowsRead: 0,
  rowsWritten: 60,
  busyMilliseconds: 0,
  storedBytes: 0,
}
const done = { done: 31, seconds: 20, atOnce: 30, bill: billOf(counted, 0, 300) }

test('an hour of an attack costs one attempt, times the attempts that the limits allow', () => {
  const { bill, times } = anHourOf(attack, done)
  expect(times).toBeCloseTo(390)
  expect(bill.rowsWritten).toBeCloseTo(780)
  expect(bill.objectRequests).toBeCloseTo(780)
  expect(bill.processorMilliseconds).toBeCloseTo(3_900)
})

test('an attack that exceeds its limit is an error', () => {
  expect(() => anHourOf(attack, { ...done, done: 40 })).toThrow(
    'knocks: 40 requests were accepted, not 33',
  )
})

test('the sum has the most expensive attack of each bound', () => {
  const cheap = anHourOf(attack, done)
  const dear = { ...cheap, bill: scaleBill(cheap.bill, 3) }
  const other = { ...cheap, attack: { ...attack, bound: 'moves' as const } }
  const all = mostExpensiveOfEach([cheap, dear, other])
  expect(dollarsOf(all)).toBeCloseTo(4 * dollarsOf(cheap.bill))
})
