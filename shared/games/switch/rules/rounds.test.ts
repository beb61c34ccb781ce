import { describe, expect, test } from 'vitest'

import { randomOf } from '../../../game/invariants/games-by-chance.ts'
import { apply } from './apply.ts'
import type { Card } from './cards.ts'
import { moves } from './moves.ts'
import { switchRules } from '../testing/play-by-chance.ts'
import { cards } from '../testing/positions.ts'
import {
  after,
  call,
  card,
  draw,
  lay,
  position,
  violationOf,
  type PositionInput,
} from '../testing/positions.ts'
import { outcomeOf } from './outcome.ts'
import { pips, setup } from './rounds.ts'
import { view } from './view.ts'

const nearlyOut = (changes: Partial<PositionInput> = {}) =>
  position({ hands: ['7♥', '6♣ K♦', 'A♦ 2♦ Q♠'], dealer: 1, ...changes })

describe('points', () => {
  test('[SW-16] only the player who plays all cards gets a point', () => {
    const won = after(nearlyOut(), lay('7♥'))
    expect(won.points).toEqual([1, 0, 0])
    expect(won.last).toContainEqual({ type: 'round-won', seat: 0, points: 1 })
    expect(won.result).toEqual({
      winner: 0,
      points: 1,
      hands: [[], cards('6♣ K♦'), cards('2♦ A♦ Q♠')],
    })
  })

  test('[SW-16] the first player with two points wins', () => {
    const first = after(nearlyOut({ points: [0, 1, 1] }), lay('7♥'))
    expect(outcomeOf(first)).toBeNull()
    const second = after(nearlyOut({ points: [1, 1, 0] }), lay('7♥'))
    expect(second).toMatchObject({ points: [2, 1, 0], step: { now: 'over' }, round: 1 })
    expect(outcomeOf(second)).toEqual({ kind: 'places', places: [1, 2, 3], points: [2, 1, 0] })
    expect(second.last.at(-1)).toEqual({ type: 'game-won', seat: 0 })
  })

  test('[SW-16] after the end there are no moves, and all cards are open', () => {
    const over = after(nearlyOut({ points: [1, 0, 0] }), lay('7♥'))
    for (const viewer of [0, 1, 2, 'public'] as const)
      expect(view(over, viewer).open).toEqual({ hands: over.hands, draw: over.draw })
    expect(violationOf(over, draw)).toBe('SW-16')
    expect(outcomeOf(over)).toMatchObject({ places: [1, 2, 2] })
  })

  test('[SC-02] the table chooses the number of wins', () => {
    const three = { targetWins: 3 } as const
    expect(outcomeOf(after(nearlyOut({ ...three, points: [1, 0, 2] }), lay('7♥')))).toBeNull()
    expect(outcomeOf(after(nearlyOut({ ...three, points: [2, 0, 2] }), lay('7♥')))).not.toBeNull()
  })

  test('[SC-02] card points: the winner collects the cards of the other players', () => {
    const won = after(nearlyOut({ scoring: 'cards' }), lay('7♥'))
    expect(won.points).toEqual([6 + 10 + 11 + 2 + 10, 0, 0])
    expect(outcomeOf(won)).toBeNull()
    const enough = after(
      nearlyOut({ scoring: 'cards', targetCards: 50, points: [11, 40, 0] }),
      lay('7♥'),
    )
    expect(outcomeOf(enough)).toEqual({ kind: 'places', places: [1, 2, 3], points: [50, 40, 0] })
  })

  test('[SC-02] card points: with six players, the winner collects the cards of all five others', () => {
    const hands = ['7♥', '2♣', '4♣ 3♦', 'K♦', 'A♦ 9♠', '10♠']
    const worth = [0, 2, 4 + 3, 10, 11 + 9, 10]
    for (const winner of [0, 1, 2, 3, 4, 5]) {
      const turned = hands.map((_, seat) => hands[(seat - winner + 6) % 6] ?? '')
      const state = position({ hands: turned, turn: winner, dealer: 5, scoring: 'cards' })
      const won = after(state, lay('7♥'))
      const points = worth.reduce((sum, one) => sum + one, 0)
      expect(won.points).toEqual(hands.map((_, seat) => (seat === winner ? points : 0)))
      expect(won.last).toContainEqual({ type: 'round-won', seat: winner, points })
    }
  })

  test('[SC-02] number cards score their pips, court cards ten, aces eleven, jokers twenty', () => {
    const worth = { '2♣': 2, '9♦': 9, '10♥': 10, 'J♠': 10, 'Q♣': 10, 'K♦': 10, 'A♥': 11, '*': 20 }
    for (const [name, points] of Object.entries(worth)) expect(pips(card(name))).toBe(points)
  })
})

describe('the next round', () => {
  test('[SW-02] the deal moves left, the direction is reset and the cards are new', () => {
    const won = after(nearlyOut({ direction: -1 }), lay('7♥'))
    expect(won).toMatchObject({ round: 2, dealer: 2 })
    // The direction depends on whether the first card is a ten, which reverses it.
    expect(won.direction).toBe(won.discard.at(-1) === card('10♥') ? -1 : 1)
    expect([...won.hands.flat(), ...won.draw, ...won.discard]).toHaveLength(52)
    expect(after(nearlyOut({ dealer: 2 }), lay('7♥')).dealer).toBe(0)
  })

  test('[SW-02] demands and named suits end with the round', () => {
    const won = after(
      position({
        hands: ['2♥', '6♣ K♦', '3♦ 3♠'],
        discards: '2♠',
        demand: { by: 'draw', owed: 2 },
        specialLast: false,
      }),
      lay('2♥'),
    )
    const [, , dealt] = won.last
    expect(dealt).toMatchObject({ type: 'dealt', dealer: 1 })
    expect(won.demand?.owed ?? 0).toBeLessThanOrEqual(5)
    const named = after(
      position({ hands: ['7♥ 7♣', '6♣ K♦'], discards: 'A♠', named: { suit: 'hearts' } }),
      call('7♥ 7♣'),
    )
    expect(named.named).toBeNull()
  })
})

/** Returns the seat with the fewest cards, the first one from the left of the dealer if several are equal. */
function fewestFromLeft(hands: readonly (readonly Card[])[], dealer: number): number | undefined {
  const sizes = hands.map(({ length }) => length)
  const fromLeft = [1, 2, 3, 4, 5, 6].map((step) => (dealer + step + 6) % 6)
  return fromLeft.find((seat) => sizes[seat] === Math.min(...sizes))
}

/** Returns the state right before the hundredth shuffle of the discards. */
const hundredth = (hands: readonly string[], changes: Partial<PositionInput> = {}) =>
  position({ hands, discards: '3♣ 9♥', toDraw: '', shuffles: 99, ...changes })

describe('an endless round', () => {
  test('[SW-18] the round ends with the hundredth shuffle, and the player with the fewest cards wins', () => {
    const off = after(hundredth(['7♣ 8♣', '6♣', '6♦ 5♦']), draw)
    expect(off).toMatchObject({ points: [0, 1, 0], round: 2, shuffles: 0 })
    expect(off.last.slice(0, 4)).toEqual([
      { type: 'shuffled', cards: 1 },
      { type: 'drew', seat: 0, drawn: 1 },
      { type: 'called-off' },
      { type: 'round-won', seat: 1, points: 1 },
    ])
  })

  test('[SW-18] if several players are equal, the first from the left of the dealer wins', () => {
    const hands = ['7♣ 8♣', '6♣', '6♦', '5♦']
    expect(after(hundredth(hands, { dealer: 0 }), draw).points).toEqual([0, 1, 0, 0])
    expect(after(hundredth(hands, { dealer: 1 }), draw).points).toEqual([0, 0, 1, 0])
    expect(after(hundredth(hands, { dealer: 3 }), draw).points).toEqual([0, 1, 0, 0])
  })

  test('[SW-18] with card points, the winner collects only the cards of the other players', () => {
    const off = after(hundredth(['7♣ 8♣', '6♣', '6♦ 5♦'], { scoring: 'cards' }), draw)
    // The 3 is the card that seat 0 has drawn.
    expect(off.points).toEqual([0, 7 + 8 + 3 + 6 + 5, 0])
  })

  test('[SW-18] the round counts like any other, and its winner can win the game', () => {
    const off = after(hundredth(['7♣ 8♣', '6♣', '6♦ 5♦'], { points: [1, 1, 0] }), draw)
    expect(off).toMatchObject({ points: [1, 2, 0], round: 1, step: { now: 'over' } })
    expect(outcomeOf(off)).toEqual({ kind: 'places', places: [2, 1, 3], points: [1, 2, 0] })
    expect(off.result).toMatchObject({ winner: 1, points: 1 })
  })

  test('[SW-18] the round ends after the whole move, including draws and swaps', () => {
    const state = hundredth(['Q♠ 4♣', '6♣ 6♦', '7♦ 7♣ 5♣'], { discards: '3♠ 4♠ 5♠ 9♠' })
    const off = after(state, lay('Q♠'))
    expect(off.last.map(({ type }) => type).slice(0, 6)).toEqual([
      'played',
      'shuffled',
      'forgot-call',
      'swapped',
      'called-off',
      'round-won',
    ])
    // Seat 1 has three cards now: two from the penalty, and the four. Seat 0 has the cards that
    // seat 1 had.
    expect(off.points).toEqual([1, 0, 0])
  })

  test('[SW-18] six players who always draw reach the hundredth shuffle under the rules of Switch', () => {
    let state = setup(6, switchRules(), randomOf(1))
    while (!state.result) {
      const [first, ...others] = moves(view(state, state.turn), state.options)
      const move = others.find(({ do: kind }) => kind === 'draw') ?? first
      if (!move) throw new Error('no legal move')
      state = apply(state, state.turn, move)
    }
    expect(state.last).toContainEqual({ type: 'called-off' })
    expect(state.result.winner).toBe(fewestFromLeft(state.result.hands, state.dealer - 1))
  })

  test('[SW-18] the round goes on before the hundredth shuffle, and each round counts its own shuffles', () => {
    const state = after(hundredth(['7♣ 8♣', '6♣', '6♦ 5♦'], { shuffles: 98 }), draw)
    expect(state).toMatchObject({ round: 1, shuffles: 99 })
    expect(after(nearlyOut({ shuffles: 99 }), lay('7♥')).shuffles).toBe(0)
  })
})
