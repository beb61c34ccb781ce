import { expect, test } from 'vitest'

import type { PublicState, SeatState } from '../../shared/protocol.ts'
import { isWithBots, type Looked, momentOf, still } from './looking.ts'

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

test('where a bot plays, time alone changes the table', () => {
  expect(isWithBots(looked())).toBe(false)
  expect(isWithBots(looked({ seats: [{ ...seat, kind: 'bot' }] }))).toBe(true)
  expect(isWithBots(looked({ seats: [{ ...seat, kept: true }] }))).toBe(true)
})
