import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import type { Position } from '../../shared/protocol/protocol.ts'
import { watchDelays, type WatchDelay } from '../../shared/protocol/table-settings.ts'
import { projection, table } from '../testing/tables.ts'
import { newsForWatchers } from './news.ts'

/** After so many moves somebody else may move each time. */
const at = (turn: number): Position => projection({ turn, toMove: [turn % 3] })
const turnNews = (turn: number) => ({ type: 'turn', turn, seats: [turn % 3] })
const playing = (delay: WatchDelay, deal = 1) =>
  table({ phase: 'playing', deal, spectatorDelay: delay })

describe('what a frame tells the page around it', () => {
  test('is what its watcher sees, as soon as they see it', () => {
    const newsAt = newsForWatchers()
    expect(newsAt(playing(3), at(5), 'watcher')).toEqual(turnNews(5))
    expect(newsAt(playing(3), at(6), 'watcher')).toEqual(turnNews(6))
  })

  test('is the same where somebody plays in it, however far watchers are behind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...watchDelays), fc.nat(30), (delay, moves) => {
        const [player, watcher] = [newsForWatchers(), newsForWatchers()]
        for (let turn = 0; turn <= moves; turn++) {
          const visible = at(Math.max(0, turn - delay))
          expect(player(playing(delay), at(turn), 'player')).toEqual(
            watcher(playing(delay), visible, 'watcher'),
          )
        }
      }),
    )
  })

  test('is nothing until watchers see a move that a player’s page has seen, too', () => {
    const newsAt = newsForWatchers()
    expect(newsAt(playing(3), at(10), 'player')).toBe(null)
    expect(newsAt(playing(3), at(12), 'player')).toBe(null)
    expect(newsAt(playing(3), at(13), 'player')).toEqual(turnNews(10))
  })

  test('stays where it is while hands have been opened, until they are late enough', () => {
    const newsAt = newsForWatchers()
    const open = { ...playing(0), openHands: { moves: 3, open: true } } as const
    expect(newsAt(playing(0), at(10), 'player')).toEqual(turnNews(10))
    for (const turn of [10, 11, 12, 13])
      expect(newsAt(open, at(turn), 'player')).toEqual(turnNews(10))
    expect(newsAt(open, at(14), 'player')).toEqual(turnNews(11))
  })

  test('is the end at once, since then all is open to everybody', () => {
    const newsAt = newsForWatchers()
    const outcome = { kind: 'places', places: [1, 2], points: [3, 0] } as const
    newsAt(playing(5), at(40), 'player')
    expect(newsAt(table({ phase: 'over', outcome, spectatorDelay: 5 }), at(41), 'player')).toEqual({
      type: 'ended',
      outcome,
    })
  })

  test('is not the last deal once more when the next one begins', () => {
    const newsAt = newsForWatchers()
    newsAt(playing(0), at(40), 'player')
    expect(newsAt(playing(0, 2), projection({ turn: 41, toMove: [] }), 'player')).toBe(null)
    expect(newsAt(playing(0, 2), at(0), 'player')).toEqual(turnNews(0))
  })
})
