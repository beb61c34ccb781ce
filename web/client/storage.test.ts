import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import {
  adoptStorage,
  forget,
  isStorageDenied,
  remember,
  remembered,
  rememberedNames,
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

test('storage that is denied is replaced by memory', () => {
  deny()
  expect(isStorageDenied()).toBe(true)
  remember('seat.KTRMVX', 'token')
  expect(remembered('seat.KTRMVX')).toBe('token')
  expect(rememberedNames('seat.')).toEqual(['KTRMVX'])
  forget('seat.KTRMVX')
  expect([remembered('seat.KTRMVX'), rememberedNames('seat.')]).toEqual([null, []])
})

test('storage that is granted later takes over what memory holds', () => {
  const real = localStorage
  deny()
  remember('seat.KTRMVX', 'token')
  adoptStorage(real)
  expect(isStorageDenied()).toBe(false)
  expect(real.getItem('tischlein.seat.KTRMVX')).toBe('"token"')
  expect(rememberedNames('seat.')).toEqual(['KTRMVX'])
})
