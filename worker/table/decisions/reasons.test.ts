import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Seat, Viewer } from '../../../shared/game/game.ts'
import { timeouts } from '../../../shared/protocol/limits.ts'
import { watchDelays, type WatchDelay } from '../../../shared/protocol/table-settings.ts'
import { reasonOf } from './play.ts'
import { Script } from '../../testing/script.ts'
import { tinyGame } from '../../testing/tiny-game.ts'
import { projectionFor } from './views.ts'
import { dealAt } from './table.ts'

/**
 * Returns a game of Anna on seat 0 and bots on seats 1 and 2. The bots give a reason for every
 * second move.
 */
function begun(spectatorDelay: WatchDelay = 0) {
  const script = new Script(tinyGame)
  const anna = script.sit('Anna')
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'add-bot' })
  script.send(anna, { type: 'set-spectator-delay', moves: spectatorDelay })
  script.send(anna, { type: 'start' })
  return { script, anna }
}

/** Plays until the deal has this many moves. */
function plays(script: Script, anna: string, moves: number): void {
  while (script.turn() < moves)
    if (script.moves(anna).length > 0) script.send(anna, script.moveInput(anna))
    else script.advance(100)
}

const asked = ({ game, table }: Script, seat: Seat, viewer: Viewer = 0) => {
  const found = reasonOf(game, table, seat, viewer)
  return found.ok ? found.value : found.refused
}

/**
 * Returns each move that had a reason, with its seat and its turn. `times` is the number of moves
 * that the seat still had to make before it. Computes all this from the log alone.
 */
function saidIn(script: Script): { seat: Seat; turn: number; times: number }[] {
  const left = [12, 12, 12]
  return script.steps().flatMap(({ seat, by, ...step }) => {
    if (!('move' in step)) return []
    const times = left[seat] ?? 0
    left[seat] = times - 1
    const turn = 36 - left.reduce((sum, one) => sum + one, 0)
    return by === 'bot' && times % 2 === 0 ? [{ seat, turn, times }] : []
  })
}

const nothing = { refusal: 'no-reason' }

describe('the reason of a bot', () => {
  test('is about its last move that has one', () => {
    const { script, anna } = begun()
    for (let moves = 1; moves <= 30; moves++) {
      plays(script, anna, moves)
      for (const seat of [1, 2]) {
        const last = saidIn(script).findLast((one) => one.seat === seat)
        const reason = last && { why: 'even', times: last.times }
        expect(asked(script, seat)).toEqual(last ? { turn: last.turn, reason } : nothing)
      }
    }
  })

  test('is the same for players and spectators', () => {
    const { script, anna } = begun()
    plays(script, anna, 9)
    expect(asked(script, 1, 'public')).toEqual(asked(script, 1, 0))
    expect(asked(script, 1)).toMatchObject({ reason: { why: 'even' } })
  })

  test('is missing before its first move and in a new deal', () => {
    const { script, anna } = begun()
    expect(asked(script, 1)).toEqual(nothing)
    plays(script, anna, 36)
    expect(script.table.phase.name).toBe('over')
    expect(asked(script, 1)).not.toEqual(nothing)
    script.send(anna, { type: 'rematch' })
    expect(asked(script, 1)).toEqual(nothing)
    expect(dealAt(script.table)?.reasons).toEqual([])
  })

  test('is missing for people', () => {
    const { script, anna } = begun()
    plays(script, anna, 9)
    expect(asked(script, 0)).toEqual(nothing)
    script.sit('Ben')
    expect(script.table.seats[1]?.kind).toBe('human')
    expect(asked(script, 1)).toEqual(nothing)
    expect(asked(script, 3)).toEqual({ refusal: 'no-such-seat' })
  })

  test('is not taken from an earlier player of the seat', () => {
    const { script, anna } = begun()
    plays(script, anna, 9)
    script.send(anna, { type: 'remove', seat: 1 })
    expect(asked(script, 1)).toEqual(nothing)
    script.advance(timeouts.away)
    script.send(anna, { type: 'substitute', seat: 1 })
    expect(script.table.seats[1]?.kind).toBe('bot')
    expect(asked(script, 1)).toEqual(nothing)
    expect(asked(script, 2)).not.toEqual(nothing)
  })

  test('is given for a substituted seat until its player returns', () => {
    const script = new Script(tinyGame)
    const [anna, ben] = [script.sit('Anna'), script.sit('Ben')]
    script.send(anna, { type: 'start' })
    script.disconnect(ben)
    script.advance(timeouts.away)
    script.send(anna, { type: 'substitute', seat: 1 })
    plays(script, anna, 4)
    expect(asked(script, 1)).toMatchObject({ reason: { why: 'even' } })
    script.connect(ben)
    script.send(ben, { type: 'take-back-seat' })
    expect(asked(script, 1)).toEqual(nothing)
  })
})

test('delayed spectators get the reason for the last move that they have seen', () => {
  fc.assert(
    fc.property(fc.constantFrom(...watchDelays), fc.nat(36), (spectatorDelay, moves) => {
      const { script, anna } = begun(spectatorDelay)
      plays(script, anna, moves)
      const seen = projectionFor(script.game, script.table, 'public')?.turn ?? 0
      for (const seat of [1, 2]) {
        const last = saidIn(script).findLast((one) => one.seat === seat && one.turn <= seen)
        const told = last && { turn: last.turn, reason: { why: 'even', times: last.times } }
        expect(asked(script, seat, 'public')).toEqual(told ?? nothing)
      }
    }),
    { numRuns: 40 },
  )
})

test('a deal stores no more reasons than can still be requested', () => {
  for (const spectatorDelay of watchDelays) {
    const { script, anna } = begun(spectatorDelay)
    for (let moves = 0; moves < 36; moves++) {
      plays(script, anna, moves)
      expect(dealAt(script.table)?.reasons.length).toBeLessThanOrEqual(2 + spectatorDelay)
    }
  }
})
