import { expect, test } from 'vitest'

import type { PublicState, SeatState } from '../../shared/wire/protocol.ts'
import { isMovedByTime, type Looked, momentOf, still } from './looking.ts'

const table = (changed: Partial<PublicState['table']> = {}): PublicState['table'] =>
  ({
    code: 'BCDFGH',
    game: 'the-game',
    phase: 'playing',
    deal: 1,
    seats: [{ name: 'Ada', kind: 'human', here: true, kept: false }],
    paused: null,
    watchers: 0,
    ...changed,
  }) as PublicState['table']

const looked = (
  changed: Partial<PublicState['table']> = {},
  chat: SeatState['chat'] = [],
): Looked => ({
  state: { table: table(changed), shown: null },
  seats: [{ type: 'snapshot', seat: 0, shown: null, table: table(changed), chat, missed: 0 }],
})
const seat = { name: 'Ada', kind: 'human', here: true, kept: false } as const

test('whatever anybody can see counts as a change, but not who is connected', () => {
  const before = still(looked())
  expect(still(looked({ watchers: 3, seats: [{ ...seat, here: false }] }))).toBe(before)
  const line = { at: 1, name: 'Ada', seat: 0, text: 'hello' }
  for (const changed of [
    looked({ locked: true }),
    looked({ phase: 'over' }),
    looked({ seats: [{ ...seat, name: 'Eve' }] }),
    looked({ seats: [] }),
    looked({}, [line]),
  ])
    expect(still(changed)).not.toBe(before)
})

test('a moment is a game and where it stands', () => {
  expect(momentOf(looked())).toBe('the-game: playing')
  expect(momentOf(looked({ deal: 2 }))).toBe('the-game: playing again')
  expect(momentOf(looked({ paused: { why: 'asked', seat: 0 } }))).toBe('the-game: paused')
})

test('where somebody else plays, or nobody, time alone changes the table', () => {
  expect(isMovedByTime(looked())).toBe(false)
  for (const one of [{ kind: 'bot' }, { kind: 'open' }, { kept: true }, { here: false }] as const)
    expect(isMovedByTime(looked({ seats: [{ ...seat, ...one }] }))).toBe(true)
})

test('where turns have an end, or somebody has called for the host, time alone changes the table', () => {
  expect(isMovedByTime(looked({ tempo: 'brisk' }))).toBe(true)
  expect(isMovedByTime(looked({ call: { by: 0, since: 1 } }))).toBe(true)
  expect(still(looked({ thinking: [{ seat: 0, since: 1 }] }))).toBe(still(looked()))
})

test('before the start it does only where the host is away', () => {
  const seats = [seat, { ...seat, here: false }]
  expect(isMovedByTime(looked({ phase: 'gathering', host: 0, seats }))).toBe(false)
  expect(isMovedByTime(looked({ phase: 'gathering', host: 1, seats }))).toBe(true)
  expect(isMovedByTime(looked({ phase: 'gathering', host: null, seats: [] }))).toBe(false)
})
