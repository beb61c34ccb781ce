import { expect, test } from 'vitest'

import { SharedAddresses } from './SharedAddresses.ts'

const start = 1_000_000_000_000

/** How many warnings so many people cause, one each so many milliseconds. */
function warnings(
  shared: SharedAddresses,
  address: string,
  people: number,
  from = start,
  apart = 1,
): number {
  let due = 0
  for (let at = 0; at < people; at++)
    if (shared.add(address, `person ${at}`, from + at * apart)) due += 1
  return due
}

test('a hundred people in a minute from one address are worth one warning an hour', () => {
  const shared = new SharedAddresses()
  expect(warnings(shared, 'proxy', 99)).toBe(0)
  expect(warnings(shared, 'proxy', 400)).toBe(1)
  expect(warnings(shared, 'proxy', 400, start + 3_000_000)).toBe(0)
  expect(warnings(shared, 'proxy', 400, start + 3_700_000)).toBe(1)
})

test('fewer, slower ones, and one who asks a thousand times are not', () => {
  const shared = new SharedAddresses()
  expect(warnings(shared, 'school', 99)).toBe(0)
  expect(warnings(shared, 'slow', 1_000, start, 700)).toBe(0)
  for (let time = 0; time < 1_000; time++) expect(shared.add('one', 'the same', start)).toBe(false)
})

test('so many addresses are looked at, and no more', () => {
  const shared = new SharedAddresses()
  for (let at = 0; at < 10_000; at++) shared.add(`${at}`, 'somebody', start)
  expect(warnings(shared, 'new', 200)).toBe(0)
  expect(warnings(shared, '7', 200)).toBe(1)
})
