import { describe, expect, test } from 'vitest'

import { timeouts } from '../../../shared/protocol/limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { table } from '../../testing/tables.ts'
import { type SessionHistory, shouldOffer, slowTurnsOf } from './should-offer.ts'

const now = 10_000_000
const newHere: SessionHistory = { hadTurn: false, wasHidden: false, slowTurns: [] }

/** Returns what Anna sees while it is Ben's turn. */
const look = (changed: Partial<PublicTable> = {}, toMove: readonly number[] = [1]) => ({
  table: table({ phase: 'playing', deal: 1, ...changed }),
  mine: 0,
  toMove,
  now,
})
const slow = { pendingTurns: [{ seat: 1, since: now - timeouts.slow }] }

describe('notifications are not offered', () => {
  test.each([
    ['on arrival, where a turn may take a day', look({ tempo: 'daily' }), newHere],
    [
      'on arrival at a table that is slow already',
      look(slow),
      { ...newHere, slowTurns: slowTurnsOf(look(slow)) },
    ],
    ['while no player is slow', look(), { ...newHere, hadTurn: true }],
    ['with brisk turns', look({ ...slow, tempo: 'brisk' }), { ...newHere, hadTurn: true }],
    ['at their own turn', look(slow, [0, 1]), { ...newHere, wasHidden: true }],
    ['before the start', look({ phase: 'gathering' }, []), { ...newHere, wasHidden: true }],
    ['after the end', look({ phase: 'over' }, []), { ...newHere, wasHidden: true }],
  ] as const)('%s', (_, what, seen) => {
    expect(shouldOffer(what, seen)).toBe(false)
  })
})

describe('notifications are offered to a waiting player', () => {
  test.each([
    ['when a turn turns slow', look(slow), newHere],
    [
      'when a turn becomes slow that was not slow on arrival',
      look(slow),
      { ...newHere, slowTurns: [1] },
    ],
    [
      'after their move, with a time limit of a day',
      look({ tempo: 'daily' }),
      { ...newHere, hadTurn: true },
    ],
    [
      'when the page was hidden, even with brisk turns',
      look({ tempo: 'brisk' }),
      { ...newHere, wasHidden: true },
    ],
  ] as const)('%s', (_, what, seen) => {
    expect(shouldOffer(what, seen)).toBe(true)
  })
})
