import { expect, test } from 'vitest'

import { billOf, dollarsFor, freeGames } from './bill.ts'

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
const played = { moves: 0, seconds: 0, pings: 0 }
const billFor = (counted: Partial<typeof nothing>, pings = 0) =>
  billOf({ ...nothing, ...counted }, { ...played, pings })

test('twenty messages over a socket are billed as one request, pings among them', () => {
  expect(billFor({ socketMessages: 90 }, 10).amounts.objectRequests).toBe(5)
})

test.each([
  ['1.5 million requests of objects', { objectRequests: 1_500_000 }, 0.225],
  ['15 million requests of the worker', { workerRequests: 15_000_000 }, 4.5],
  ['a million seconds awake', { busyMilliseconds: 1e9 }, 1.6],
  ['a million rows written', { rowsWritten: 1_000_000 }, 1],
  ['a billion rows read', { rowsRead: 1_000_000_000 }, 1],
  ['ten gigabytes for the two weeks until they go', { storedBytes: 1e10 }, (2 * 14) / 30],
])('%s beyond what is included cost what the price list says', (_, counted, dollars) => {
  expect(dollarsFor(1, billFor(counted))).toBeCloseTo(dollars)
})

test('the free plan ends at whichever of its limits comes first', () => {
  const bill = billFor({ rowsWritten: 200, objectRequests: 100 })
  expect(freeGames(bill)).toEqual({ aDay: 500, by: 'rowsWritten' })
})
