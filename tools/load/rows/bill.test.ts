import { expect, test } from 'vitest'

import { billOf, dollarsOf, freeDaysOf, scaleBill, sumOf } from './bill.ts'

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

test('twenty messages over a socket are billed as one request, including pings', () => {
  expect(billOf({ ...nothing, socketMessages: 90 }, 10).objectRequests).toBe(5)
})

test.each([
  ['1.5 million requests of objects', { objectRequests: 1_500_000 }, 0.225],
  ['15 million requests of the worker', { workerRequests: 15_000_000 }, 4.5],
  ['a million seconds awake', { busyMilliseconds: 1e9 }, 1.6],
  ['a million rows written', { rowsWritten: 1_000_000 }, 1],
  ['a billion rows read', { rowsRead: 1_000_000_000 }, 1],
  ['ten gigabytes for the two weeks until they go', { storedBytes: 1e10 }, (2 * 14) / 30],
])('%s beyond the included amount cost the list price', (_, counted, dollars) => {
  expect(dollarsOf(billFor(counted))).toBeCloseTo(dollars)
})

test('processor time is billed', () => {
  expect(dollarsOf(billOf(nothing, 0, 1e6))).toBeCloseTo(0.02)
})

test('the free plan ends at the first limit that is reached', () => {
  const bill = billFor({ rowsWritten: 200, objectRequests: 100 })
  expect(freeDaysOf(bill)).toEqual({ days: 0.002, by: 'rowsWritten' })
})

test('bills are multiplied and added', () => {
  const bill = billFor({ rowsWritten: 2, storedBytes: 10 })
  expect(scaleBill(bill, 3)).toMatchObject({ rowsWritten: 6, storedBytes: 30 })
  expect(sumOf([bill, bill, bill])).toEqual(scaleBill(bill, 3))
})
