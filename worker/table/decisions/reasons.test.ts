import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Seat, Viewer } from '../../../shared/game/game.ts'
import { patience } from '../../../shared/protocol/limits.ts'
import { watchDelays, type WatchDelay } from '../../../shared/protocol/table-settings.ts'
import { reasonOf } from './play.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { projectionFor } from './views.ts'
import { dealAt } from './table.ts'

/** Anna on seat 0, and bots on 1 and 2 that have something to say about every other move of theirs. */
function begun(delay: WatchDelay = 0) {
  const evening = new Script(tinyGame)
  const anna = evening.sits('Anna')
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'add-bot' })
  evening.says(anna, { type: 'delay', moves: delay })
  evening.says(anna, { type: 'start' })
  return { evening, anna }
}

/** Plays until so many moves have been made. */
function plays(evening: Script, anna: string, moves: number): void {
  while (evening.turn() < moves)
    if (evening.moves(anna).length > 0) evening.says(anna, evening.moveOf(anna))
    else evening.passes(100)
}

const asked = ({ game, table }: Script, seat: Seat, viewer: Viewer = 0) => {
  const found = reasonOf(game, table, seat, viewer)
  return found.ok ? found.value : found.refused
}

/** What was said about each move, as the log alone tells it. */
function saidIn(evening: Script): { seat: Seat; turn: number; times: number }[] {
  const left = [12, 12, 12]
  return evening.steps().flatMap(({ seat, by, ...step }) => {
    if (!('move' in step)) return []
    const times = left[seat] ?? 0
    left[seat] = times - 1
    const turn = 36 - left.reduce((sum, one) => sum + one, 0)
    return by === 'bot' && times % 2 === 0 ? [{ seat, turn, times }] : []
  })
}

const nothing = { refusal: 'no-reason' }

describe('a bot that is asked', () => {
  test('says why it made its last move, or the one before that it can say something about', () => {
    const { evening, anna } = begun()
    for (let moves = 1; moves <= 30; moves++) {
      plays(evening, anna, moves)
      for (const seat of [1, 2]) {
        const last = saidIn(evening).findLast((one) => one.seat === seat)
        const reason = last && { why: 'even', times: last.times }
        expect(asked(evening, seat)).toEqual(last ? { turn: last.turn, reason } : nothing)
      }
    }
  })

  test('says the same to players and to watchers', () => {
    const { evening, anna } = begun()
    plays(evening, anna, 9)
    expect(asked(evening, 1, 'public')).toEqual(asked(evening, 1, 0))
    expect(asked(evening, 1)).toMatchObject({ reason: { why: 'even' } })
  })

  test('has nothing to say before it has moved, and in a new deal', () => {
    const { evening, anna } = begun()
    expect(asked(evening, 1)).toEqual(nothing)
    plays(evening, anna, 36)
    expect(evening.table.phase.name).toBe('over')
    expect(asked(evening, 1)).not.toEqual(nothing)
    evening.says(anna, { type: 'rematch' })
    expect(asked(evening, 1)).toEqual(nothing)
    expect(dealAt(evening.table)?.reasons).toEqual([])
  })

  test('is a bot: people say by themselves what they want to say', () => {
    const { evening, anna } = begun()
    plays(evening, anna, 9)
    expect(asked(evening, 0)).toEqual(nothing)
    evening.sits('Ben')
    expect(evening.table.seats[1]?.kind).toBe('human')
    expect(asked(evening, 1)).toEqual(nothing)
    expect(asked(evening, 3)).toEqual({ refusal: 'no-such-seat' })
  })

  test('does not answer for the one who sat there before', () => {
    const { evening, anna } = begun()
    plays(evening, anna, 9)
    evening.says(anna, { type: 'remove', seat: 1 })
    expect(asked(evening, 1)).toEqual(nothing)
    evening.passes(patience.away)
    evening.says(anna, { type: 'keep', seat: 1 })
    expect(evening.table.seats[1]?.kind).toBe('bot')
    expect(asked(evening, 1)).toEqual(nothing)
    expect(asked(evening, 2)).not.toEqual(nothing)
  })

  test('answers for whom it keeps the chair, until they are back', () => {
    const evening = new Script(tinyGame)
    const [anna, ben] = [evening.sits('Anna'), evening.sits('Ben')]
    evening.says(anna, { type: 'start' })
    evening.goes(ben)
    evening.passes(patience.away)
    evening.says(anna, { type: 'keep', seat: 1 })
    plays(evening, anna, 4)
    expect(asked(evening, 1)).toMatchObject({ reason: { why: 'even' } })
    evening.comes(ben)
    evening.says(ben, { type: 'take-back-seat' })
    expect(asked(evening, 1)).toEqual(nothing)
  })
})

test('watchers who are behind hear of no move that they have not seen, and of the last that they have', () => {
  fc.assert(
    fc.property(fc.constantFrom(...watchDelays), fc.nat(36), (delay, moves) => {
      const { evening, anna } = begun(delay)
      plays(evening, anna, moves)
      const seen = projectionFor(evening.game, evening.table, 'public')?.turn ?? 0
      for (const seat of [1, 2]) {
        const last = saidIn(evening).findLast((one) => one.seat === seat && one.turn <= seen)
        const told = last && { turn: last.turn, reason: { why: 'even', times: last.times } }
        expect(asked(evening, seat, 'public')).toEqual(told ?? nothing)
      }
    }),
    { numRuns: 40 },
  )
})

test('a deal keeps no more reasons than somebody may still ask for', () => {
  for (const delay of watchDelays) {
    const { evening, anna } = begun(delay)
    for (let moves = 0; moves < 36; moves++) {
      plays(evening, anna, moves)
      expect(dealAt(evening.table)?.reasons.length).toBeLessThanOrEqual(2 + delay)
    }
  }
})
