import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Position } from '../../shared/protocol/protocol.ts'
import { watchDelays, type WatchDelay } from '../../shared/protocol/table-settings.ts'
import { projection, table } from '../testing/tables.ts'
import { createNewsFinder } from './news.ts'

/**
 * Returns the position after `turn` moves. After each move, the next of three players is to move.
 */
const at = (turn: number): Position => projection({ turn, toMove: [turn % 3] })
const turnNews = (turn: number) => ({ type: 'turn', turn, seats: [turn % 3] })
const playing = (delay: WatchDelay, deal = 1) =>
  table({ phase: 'playing', deal, spectatorDelay: delay })

describe('the news for the embedding page', () => {
  test('is what spectators see, at the same time', () => {
    const newsAt = createNewsFinder()
    expect(newsAt(playing(3), at(5), 'spectator')).toEqual(turnNews(5))
    expect(newsAt(playing(3), at(6), 'spectator')).toEqual(turnNews(6))
  })

  test('is the same for a player, whatever the delay of spectators', () => {
    fc.assert(
      fc.property(fc.constantFrom(...watchDelays), fc.nat(30), (delay, moves) => {
        const [player, spectator] = [createNewsFinder(), createNewsFinder()]
        for (let turn = 0; turn <= moves; turn++) {
          const visible = at(Math.max(0, turn - delay))
          expect(player(playing(delay), at(turn), 'player')).toEqual(
            spectator(playing(delay), visible, 'spectator'),
          )
        }
      }),
    )
  })

  test('is empty until spectators see the move that the player has seen', () => {
    const newsAt = createNewsFinder()
    expect(newsAt(playing(3), at(10), 'player')).toBe(null)
    expect(newsAt(playing(3), at(12), 'player')).toBe(null)
    expect(newsAt(playing(3), at(13), 'player')).toEqual(turnNews(10))
  })

  test('does not go back to earlier moves when hands are opened and the delay grows', () => {
    const newsAt = createNewsFinder()
    const open = { ...playing(0), openHands: { moves: 3, open: true } } as const
    expect(newsAt(playing(0), at(10), 'player')).toEqual(turnNews(10))
    for (const turn of [10, 11, 12, 13])
      expect(newsAt(open, at(turn), 'player')).toEqual(turnNews(10))
    expect(newsAt(open, at(14), 'player')).toEqual(turnNews(11))
  })

  test('includes the end of the game immediately', () => {
    const newsAt = createNewsFinder()
    const outcome = { kind: 'places', places: [1, 2], points: [3, 0] } as const
    newsAt(playing(5), at(40), 'player')
    expect(newsAt(table({ phase: 'over', outcome, spectatorDelay: 5 }), at(41), 'player')).toEqual({
      type: 'ended',
      outcome,
    })
  })

  test('does not repeat the last deal when the next one starts', () => {
    const newsAt = createNewsFinder()
    newsAt(playing(0), at(40), 'player')
    expect(newsAt(playing(0, 2), projection({ turn: 41, toMove: [] }), 'player')).toBe(null)
    expect(newsAt(playing(0, 2), at(0), 'player')).toEqual(turnNews(0))
  })
})
