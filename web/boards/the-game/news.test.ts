import { describe, expect, test } from 'vitest'

import type { Seat } from '../../../shared/game/game.ts'
import { apply } from '../../../shared/games/the-game/rules/apply.ts'
import { news } from './news.ts'
import {
  down,
  end,
  extreme,
  play,
  position,
  up,
  up2,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { Move, State } from '../../../shared/games/the-game/rules/state.ts'
import { withSignal } from '../../../shared/games/the-game/rules/talk.ts'
import { view } from '../../../shared/games/the-game/rules/view.ts'
import { clauses, words } from '../../../shared/games/the-game/words/en/table.ts'

const names = ['Anna', 'Ben', 'Kim']

const newsOf = (before: State, after: State): readonly string[] =>
  news(view(before, 'public'), view(after, 'public'), words, names, before.options, clauses)

/** Makes these moves, all by one seat. Returns the sentences about them. */
function newsOfMoves(state: State, seat: Seat, ...moves: readonly Move[]): readonly string[] {
  return moves.flatMap((move) => {
    const before = state
    state = apply(state, seat, move)
    return newsOf(before, state)
  })
}

const two = { hand: [5, 6, 7, 8], others: [[50, 51, 52]] }

describe('the news', () => {
  test('say who plays which card on which pile, and who ends the turn and draws', () => {
    expect(newsOfMoves(position(two), 0, play(5, up), play(8, down), { do: 'end' })).toEqual([
      'Anna plays 5 on the first ascending pile.',
      'Anna plays 8 on the first descending pile.',
      'Anna ends the turn and draws 2 cards.',
    ])
  })

  test('address the viewer as “you”', () => {
    const before = position(two)
    const played = apply(before, 0, play(5, up))
    const told = (viewer: Seat) =>
      news(view(before, viewer), view(played, viewer), words, names, before.options, clauses)
    expect(told(0)).toEqual(['You play 5 on the first ascending pile.'])
    expect(told(1)).toEqual(['Anna plays 5 on the first ascending pile.'])
  })

  test('name the cards that the viewer draws', () => {
    const before = position(two)
    const played = [play(5, up), play(8, down)].reduce<State>(
      (state, move) => apply(state, 0, move),
      before,
    )
    const after = apply(played, 0, { do: 'end' })
    const cards = view(after, 0).hand.filter((card) => card !== 6 && card !== 7)
    expect(news(view(played, 0), view(after, 0), words, names, before.options, clauses)).toEqual([
      `You end the turn and draw ${cards.join(' and ')}.`,
    ])
  })

  test('[TG-03] name the starting player, even if the first card ends the turn', () => {
    expect(newsOfMoves(position({ ...two, turn: null }), 1, play(50, up))).toEqual([
      'Ben plays 50 on the first ascending pile.',
    ])
    const first = extreme({ hand: [4, 5], others: [[35, 50]], turn: null })
    expect(newsOfMoves(first, 1, play(35, up)).slice(0, 3)).toEqual([
      'Ben plays 35 on the first ascending pile.',
      'Stop: The turn ends at once.',
      'Ben ends the turn and draws 6 cards.',
    ])
  })

  test('report several moves at once, including covered cards', () => {
    const before = position(two)
    const after = [play(5, up), play(6, up), play(7, up2)].reduce<State>(
      (state, move) => apply(state, 0, move),
      before,
    )
    expect(newsOf(before, after)).toEqual([
      'Anna plays 5 on the first ascending pile.',
      'Anna plays 6 on the first ascending pile.',
      'Anna plays 7 on the second ascending pile.',
    ])
  })

  test('do not mention the next player in a game for one', () => {
    const alone = position({ hand: [5, 6, 7, 8] })
    expect(newsOfMoves(alone, 0, play(5, up), play(6, up), { do: 'end' }).at(-1)).toBe(
      'Anna ends the turn and draws 2 cards.',
    )
  })

  test('[TX-12] say which command came into force', () => {
    expect(newsOfMoves(extreme({ hand: [14, 20, 30] }), 0, play(14, up))).toEqual([
      'Anna plays 14 on the first ascending pile.',
      'No backwards: No backwards trick on any pile.',
    ])
  })

  test('[TG-12] say who signals what about which pile', () => {
    const before = position(two)
    const after = { ...before, activeSignals: withSignal([], 1, { about: up, says: 'great' }) }
    expect(newsOf(before, after)).toEqual(['Ben: “I have something great here” (1 ↑)'])
    expect(newsOf(after, after)).toEqual([])
    const not = withSignal(after.activeSignals, 1, { about: up2, says: 'please-not' })
    const twice = withSignal(not, 1, { about: down, says: 'please-not' })
    expect(newsOf(before, { ...before, activeSignals: twice })).toEqual([
      'Ben: “I have something great here” (1 ↑), “Please not here” (1 ↑, 100 ↓)',
    ])
  })

  test('[TX-13] do not repeat a signal when silence is covered', () => {
    const activeSignals = withSignal([], 1, { about: down, says: 'great' })
    const before = { ...extreme({ ...two, tops: [1, 7, 100, 100] }), activeSignals }
    expect(newsOf(before, apply(before, 0, play(8, up2)))).toEqual([
      'Anna plays 8 on the second ascending pile.',
    ])
  })

  test('[TG-13] say how the game ended, and why', () => {
    const before = position({ hand: [34, 50, 60], tops: [33, 99, 2, 2], draw: 10 })
    expect(newsOfMoves(before, 0, { do: 'play', card: 60, pile: up, loses: true })).toEqual([
      'Anna plays 60 on the first ascending pile.',
      'Lost, 12 cards left.',
      clauses['TG-13'],
    ])
  })

  test('[TG-13] name the player who could not go on, if another player played the last card', () => {
    const hands = { hand: [34, 60], others: [[7, 8]] }
    const before = position({ ...hands, tops: [33, 99, 2, 2], draw: [] })
    expect(newsOfMoves(before, 0, play(34, up), end)).toEqual([
      'Anna plays 34 on the first ascending pile.',
      'Anna ends the turn.',
      'Ben had no move left.',
      'Lost, 3 cards left. That’s excellent!',
      clauses['TG-13'],
    ])
  })
})
