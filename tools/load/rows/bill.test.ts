import { expect, test } from 'vitest'

import { billOf, dollarsOf, freeDaysOf, scaled, sumOf } from './bill.ts'

const nothing = {
  workerRequests: 0,
  objectRequests: 0,
  alarms: 0,
  socketMessages: 0,
  rowsRead: 0,
  rowsWritten: 0,
  busyMilliseconds: 0,
  storedBytes: 0,
}
const billFor = (counted: Partial<typeof nothing>) => billOf({ ...nothing, ...counted })

test('twenty messages over a socket are billed as one request, pings among them', () => {
  expect(billOf({ ...nothing, socketMessages: 90 }, 10).objectRequests).toBe(5)
})

test.each([
  ['1.5 million requests of objects', { objectRequests: 1_500_000 }, 0.225],
  ['15 million requests of the worker', { workerRequests: 15_000_000 }, 4.5],
  ['a million seconds awake', { busyMilliseconds: 1e9 }, 1.6],
  ['a million rows written', { rowsWritten: 1_000_000 }, 1],
  ['a billion rows read', { rowsRead: 1_000_000_000 }, 1],
  ['ten gigabytes for the two weeks until they go', { storedBytes: 1e10 }, (2 * 14) / 30],
])('%s beyond what is included cost what the price list says', (_, counted, dollars) => {
  expect(dollarsOf(billFor(counted))).toBeCloseTo(dollars)
})

test('processor time is paid for as well', () => {
  expect(dollarsOf(billOf(nothing, 0, 1e6))).toBeCloseTo(0.02)
})

test('the free plan ends at whichever of its limits comes first', () => {
  const bill = billFor({ rowsWritten: 200, objectRequests: 100 })
  expect(freeDaysOf(bill)).toEqual({ days: 0.002, by: 'rowsWritten' })
})

test('bills are scaled and added up', () => {
  const bill = billFor({ rowsWritten: 2, storedBytes: 10 })
  expect(scaled(bill, 3)).toMatchObject({ rowsWritten: 6, storedBytes: 30 })
  expect(sumOf([bill, bill, bill])).toEqual(scaled(bill, 3))
})
