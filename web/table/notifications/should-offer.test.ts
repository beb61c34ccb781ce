import { describe, expect, test } from 'vitest'

import { patience } from '../../../shared/protocol/limits.ts'
import type { PublicTable } from '../../../shared/protocol/protocol.ts'
import { table } from '../../testing/tables.ts'
import { type SessionHistory, shouldOffer, slowTurnsOf } from './should-offer.ts'

const now = 10_000_000
const newHere: SessionHistory = { hadTurn: false, wasHidden: false, slowTurns: [] }

/** Anna looks at a table where Ben is to move. */
const look = (changed: Partial<PublicTable> = {}, toMove: readonly number[] = [1]) => ({
  table: table({ phase: 'playing', deal: 1, ...changed }),
  mine: 0,
  toMove,
  now,
})
const slow = { pendingTurns: [{ seat: 1, since: now - patience.slow }] }

describe('nobody is asked', () => {
  test.each([
    ['on arrival, where a turn may take a day', look({ tempo: 'daily' }), newHere],
    [
      'on arrival at a table that is slow already',
      look(slow),
      { ...newHere, slowTurns: slowTurnsOf(look(slow)) },
    ],
    ['as long as nobody is slow', look(), { ...newHere, hadTurn: true }],
    ['where turns are brisk', look({ ...slow, tempo: 'brisk' }), { ...newHere, hadTurn: true }],
    ['at their own turn', look(slow, [0, 1]), { ...newHere, wasHidden: true }],
    ['before the start', look({ phase: 'gathering' }, []), { ...newHere, wasHidden: true }],
    ['after the end', look({ phase: 'over' }, []), { ...newHere, wasHidden: true }],
  ] as const)('%s', (_, what, seen) => {
    expect(shouldOffer(what, seen)).toBe(false)
  })
})

describe('somebody who waits is asked', () => {
  test.each([
    ['when a turn turns slow', look(slow), newHere],
    [
      'when another turn is slow than the one that was so when they came',
      look(slow),
      { ...newHere, slowTurns: [1] },
    ],
    [
      'after their move, where a turn may take a day',
      look({ tempo: 'daily' }),
      { ...newHere, hadTurn: true },
    ],
    [
      'when they have looked elsewhere, also where turns are brisk',
      look({ tempo: 'brisk' }),
      { ...newHere, wasHidden: true },
    ],
  ] as const)('%s', (_, what, seen) => {
    expect(shouldOffer(what, seen)).toBe(true)
  })
})
