import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  adoptStorage,
  removeValue,
  isStorageDenied,
  storeValue,
  storedValue,
  storedNames,
} from './storage.ts'

const deny = () =>
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  adoptStorage(null)
  localStorage.clear()
})

test('if the browser denies storage, values are kept in memory', () => {
  deny()
  expect(isStorageDenied()).toBe(true)
  storeValue('seat.KTRMVX', 'token')
  expect(storedValue('seat.KTRMVX')).toBe('token')
  expect(storedNames('seat.')).toEqual(['KTRMVX'])
  removeValue('seat.KTRMVX')
  expect([storedValue('seat.KTRMVX'), storedNames('seat.')]).toEqual([null, []])
})

test('if the storage is full, new values are kept in memory', () => {
  storeValue('tally', 1)
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  storeValue('tally', 2)
  storeValue('seat.KTRMVX', 'token')
  expect([storedValue('tally'), storedValue('seat.KTRMVX')]).toEqual([2, 'token'])
  expect(storedNames('seat.')).toEqual(['KTRMVX'])
  full.mockRestore()
  storeValue('tally', 3)
  expect([storedValue('tally'), storedNames('tally')]).toEqual([3, ['']])
})

test('storage that is granted later receives the values from memory', () => {
  const real = localStorage
  deny()
  storeValue('seat.KTRMVX', 'token')
  adoptStorage(real)
  expect(isStorageDenied()).toBe(false)
  expect(real.getItem('tischlein.seat.KTRMVX')).toBe('"token"')
  expect(storedNames('seat.')).toEqual(['KTRMVX'])
})
