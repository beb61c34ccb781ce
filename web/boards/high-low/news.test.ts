import { describe, expect, test } from 'vitest'

import type { Seat } from '../../../shared/game/game.ts'
import { news } from './news.ts'
import {
  exchange,
  exchanging,
  flip,
  lay,
  makeMove,
  position,
  ready,
  take,
  tryOut,
} from '../../../shared/games/high-low/testing/positions.ts'
import type { Move, State } from '../../../shared/games/high-low/rules/state.ts'
import { view } from '../../../shared/games/high-low/rules/view.ts'
import { clauses, words } from '../../../shared/games/high-low/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim']

const newsBetween = (before: State, after: State): readonly string[] =>
  news(view(before, 'public'), view(after, 'public'), words, names, before.options, clauses)

const newsOf = (state: State, move: Move, seat: Seat = state.turn): readonly string[] =>
  newsBetween(state, makeMove(state, seat, move))

describe('the news', () => {
  test('[HL-02] say who exchanges which cards, who is ready, and who begins', () => {
    const state = exchanging({ hand: [10, 4], faceUp: [5], others: [{ hand: [6] }] })
    expect(newsOf(state, exchange(10, 5), 0)).toEqual(['Anna swaps the face-up 5 for a 10.'])
    expect(newsOf(state, ready, 1)).toEqual(['Ben is ready.'])
    expect(newsOf(makeMove(state, 1, ready), ready, 0)).toEqual(['Anna is ready.', 'Anna starts.'])
  })

  test('[HL-07] say who plays which cards', () => {
    const state = position({ hand: [8, 9, 9, 11] })
    expect(newsOf(state, lay(9, 2))).toEqual(['Anna plays two 9s.'])
    expect(newsOf(state, lay(8))).toEqual(['Anna plays an 8.'])
    expect(newsOf(state, lay(11))).toEqual(['Anna plays an 11.'])
  })

  test('[HL-11] mention a restart', () => {
    expect(newsOf(position({ hand: [2, 5], pile: '9' }), lay(2))).toEqual([
      'Anna plays a 2.',
      'Restart: play any card.',
    ])
  })

  test('[HL-08] [HL-13] say which cards empty the pile, and how many cards leave the game', () => {
    expect(newsOf(position({ hand: [9, 9, 4], pile: '5, 9+9' }), lay(9, 2))).toEqual([
      'Anna plays two 9s.',
      'Four 9s: 5 cards leave the game.',
    ])
    expect(newsOf(position({ hand: [10, 4], pile: '5' }), lay(10))).toEqual([
      'Anna plays a 10.',
      'Bomb: 2 cards leave the game.',
    ])
  })

  test('[HL-06] say who takes the pile', () => {
    expect(newsOf(position({ hand: [4], pile: '5, 9+9' }), take)).toEqual([
      'Anna takes the pile: 3 cards.',
    ])
  })

  test('[HL-16] say which face-up card did not beat the pile', () => {
    expect(newsOf(position({ faceUp: [4, 5], pile: '9' }), tryOut(4))).toEqual([
      'Anna takes the face-up 4 and the pile: 2 cards.',
    ])
    expect(newsOf(position({ faceDown: [4, 5], pile: '9' }), flip(1))).toEqual([
      'Anna turns over a 5. It doesn’t beat the pile: 2 cards to take.',
    ])
  })

  test('[HL-15] say which face-down card did not beat it', () => {
    expect(newsOf(position({ faceDown: [11, 5], pile: '9' }), flip(0))).toEqual([
      'Anna turns over an 11, and it beats the pile.',
    ])
  })

  test('[HL-04] say when the last card is drawn', () => {
    const state = position({ hand: [11, 12], pile: '9', draw: [5] })
    expect(newsOf(state, lay(11))).toEqual(['Anna plays an 11.', 'The draw pile is empty.'])
  })

  test('[HL-04] say to the player who draws which cards', () => {
    const state = position({ hand: [11, 12], pile: '9', draw: [6, 7, 5], others: [{ hand: [9] }] })
    const after = makeMove(state, 0, lay(11))
    const newsFor = (seat: Seat) =>
      news(view(state, seat), view(after, seat), words, names, state.options, clauses)
    expect(newsFor(1)).toEqual([
      'Anna plays an 11.',
      'You draw a 5, a 6 and a 7.',
      'The draw pile is empty.',
    ])
    expect(newsFor(0)).toEqual(['You play an 11.', 'The draw pile is empty.'])
  })

  test('[HL-18] say who has finished, and the final places', () => {
    const three = { others: [{ hand: [11, 12] }, { hand: [5] }], finish: 'places' } as const
    const state = position({ hand: [9], ...three, pile: '6' })
    const one = makeMove(state, 0, lay(9))
    expect(newsBetween(state, one)).toEqual([
      'Anna plays a 9.',
      'Anna has no card left: 1st place.',
    ])
    const two = makeMove(makeMove(one, 1, lay(11)), 2, take)
    expect(newsOf(two, lay(12))).toEqual([
      'Ben plays a 12.',
      'Ben has no card left: 2nd place.',
      'Anna wins! 2nd: Ben, 3rd: Kim.',
    ])
    expect(newsOf(position({ hand: [9], pile: '6' }), lay(9))).toEqual([
      'Anna plays a 9.',
      'Anna wins!',
    ])
  })

  test('[HL-19] say why a round ends without a winner', () => {
    const state = position({ hand: [5], others: [{ hand: [4, 6] }] })
    const ended: State = { ...state, ending: { clause: 'HL-19' } }
    expect(newsBetween(state, ended)).toEqual(['Anna wins!', clauses['HL-19']])
  })

  test('report several moves at once, as far as their cards are still visible', () => {
    const state = position({ hand: [4, 5], others: [{ hand: [6, 7, 8] }, { hand: [8, 9] }] })
    const one = makeMove(state, 0, lay(4))
    const after = makeMove(makeMove(one, 1, lay(6)), 2, lay(9))
    expect(newsBetween(state, after)).toEqual([
      'Anna plays a 4.',
      'Ben plays a 6.',
      'Kim plays a 9.',
    ])
    const taken = makeMove(makeMove(after, 0, take), 1, lay(7))
    expect(newsBetween(one, taken)).toEqual(['Ben plays a 7.'])
  })

  test('address the player who made the move', () => {
    const state = position({ hand: [9], others: [{ hand: [5] }], pile: '6' })
    const after = makeMove(state, 0, lay(9))
    const toldTo = (viewer: Seat) =>
      news(view(state, viewer), view(after, viewer), words, names, state.options, clauses)
    expect(toldTo(0)).toEqual(['You play a 9.', 'You win!'])
    expect(toldTo(1)).toEqual(['Anna plays a 9.', 'Anna wins!'])
  })

  test('are empty if nothing happened', () => {
    const state = makeMove(position({ hand: [4, 5] }), 0, lay(4))
    expect(newsBetween(state, state)).toEqual([])
  })
})
