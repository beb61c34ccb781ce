import { expect, test } from 'vitest'

import { limits } from './limits.ts'
import { readNewTable, readSeatRequest } from './requests.ts'

const malformed = { ok: false, refused: { refusal: 'malformed' } }
const tooLarge = { ok: false, refused: { refusal: 'too-large' } }
const text = (body: object): string => JSON.stringify(body)

test('a new table needs a game, and options are optional', () => {
  expect(readNewTable(text({ game: 'go-fish' }))).toEqual({
    ok: true,
    value: { game: 'go-fish' },
  })
  expect(readNewTable(text({ game: 'go-fish', options: { ponds: 2 } })).ok).toBe(true)
  expect(readNewTable(text({ game: 'go-fish', host: 'me' }))).toEqual(malformed)
  expect(readNewTable(text({ game: 7 }))).toEqual(malformed)
  expect(readNewTable('game=go-fish')).toEqual(malformed)
})

test('a name of any length passes the schema, so that it can be refused as a bad name', () => {
  expect(readSeatRequest(text({ name: 'x'.repeat(10_000) })).ok).toBe(true)
  expect(readSeatRequest(text({ name: 'Anna', seat: 3 }))).toEqual(malformed)
  expect(readSeatRequest(text({ name: 'x'.repeat(limits.bodyBytes) }))).toEqual(tooLarge)
})

const isTempo = (tempo: unknown): boolean => readNewTable(text({ game: 'switch', tempo })).ok

test('the time for a turn is a name, or whole seconds from 15 to a week', () => {
  expect(['free', 'shown', 15, 604_800].filter(isTempo)).toHaveLength(4)
  expect(['slow', '90', 14, 15.5, 604_801, null].filter(isTempo)).toEqual([])
})
