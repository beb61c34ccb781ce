import { expect, test } from 'vitest'

import { SharedAddressDetector } from './SharedAddressDetector.ts'

const start = 1_000_000_000_000

/**
 * Returns the number of warnings if `people` people send a request each, every `apart`
 * milliseconds.
 */
function warnings(
  shared: SharedAddressDetector,
  address: string,
  people: number,
  from = start,
  apart = 1,
): number {
  let due = 0
  for (let at = 0; at < people; at++)
    if (shared.addPerson(address, `person ${at}`, from + at * apart)) due += 1
  return due
}

test('a hundred people in a minute from one address cause one warning an hour', () => {
  const shared = new SharedAddressDetector()
  expect(warnings(shared, 'proxy', 99)).toBe(0)
  expect(warnings(shared, 'proxy', 400)).toBe(1)
  expect(warnings(shared, 'proxy', 400, start + 3_000_000)).toBe(0)
  expect(warnings(shared, 'proxy', 400, start + 3_700_000)).toBe(1)
})

test('fewer or slower people, and one person with a thousand requests, cause no warning', () => {
  const shared = new SharedAddressDetector()
  expect(warnings(shared, 'school', 99)).toBe(0)
  expect(warnings(shared, 'slow', 1_000, start, 700)).toBe(0)
  for (let time = 0; time < 1_000; time++)
    expect(shared.addPerson('one', 'the same', start)).toBe(false)
})

test('the number of compared addresses is bounded', () => {
  const shared = new SharedAddressDetector()
  for (let at = 0; at < 10_000; at++) shared.addPerson(`${at}`, 'somebody', start)
  expect(warnings(shared, 'new', 200)).toBe(0)
  expect(warnings(shared, '7', 200)).toBe(1)
})
