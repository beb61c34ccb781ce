import { describe, expect, test } from 'vitest'

import { cardsOf } from './cards.ts'
import { outcome } from './ends.ts'
import { game as highLow } from '../game.ts'
import {
  after,
  flip,
  lay,
  position,
  violationOf,
  take,
  type PositionInput,
} from '../testing/positions.ts'
import { withPosition } from './repetition.ts'
import type { Move, State } from './state.ts'

/** Parses moves, as in `1 5 take`: single cards to play, or taking the pile. */
const movesIn = (text: string): Move[] =>
  text
    .split(' ')
    .filter((one) => one !== '')
    .map((one) => (one === 'take' ? take : lay(Number(one))))

const places = (state: State) => {
  const result = outcome(state)
  return result?.kind === 'places' ? [result.places, result.points] : null
}

describe('a player without cards', () => {
  const others = [{ hand: [1, 4, 5] }, { hand: [8], faceUp: [9] }, { hand: [6], faceDown: [4, 5] }]

  test('[HL-18] the first player without cards wins and ends the game', () => {
    const state = after(position({ hand: [9], others, pile: '6' }), lay(9))
    expect(state.ending).toEqual({ clause: 'HL-18' })
    expect(highLow.toMove(state)).toEqual([])
    expect(violationOf(state, take, 1)).toBe('HL-18')
  })

  test('[HL-18] the others are ranked by the number of their cards', () => {
    const state = after(position({ hand: [9], others, pile: '6' }), lay(9))
    expect(places(state)).toEqual([
      [1, 3, 2, 3],
      [0, 3, 2, 3],
    ])
  })

  test('[HL-18] table cards count as cards', () => {
    for (const left of [{ faceUp: [9] }, { faceDown: [9] }])
      expect(outcome(after(position({ hand: [9], ...left, others, pile: '6' }), lay(9)))).toBeNull()
  })

  test('[HL-18] the last card can come from the hand, or be face up or face down', () => {
    for (const last of [{ hand: [9, 9] }, { faceUp: [9, 9] }])
      expect(after(position({ ...last, pile: '6' }), lay(9, 2)).finished).toEqual([0])
    expect(after(position({ faceDown: [null, 9], pile: '6' }), flip(1)).finished).toEqual([0])
  })

  test('[HL-18] the last card can be special', () => {
    for (const special of [2, 3, 10])
      expect(after(position({ hand: [special], pile: '6' }), lay(special)).finished).toEqual([0])
  })

  test('[HL-18] a face-down card that does not beat the pile does not win', () => {
    const state = after(position({ faceDown: [4], pile: '6' }), flip(0))
    expect(state.ending).toBeNull()
    expect(state.hands[0]).toEqual([4, 6])
  })
})

describe('playing on for the places', () => {
  const shown = {
    finish: 'places',
    hand: [9],
    others: [{ hand: [1, 11] }, { hand: [8, 12] }, { hand: [4, 13] }],
    pile: '6',
  } as const

  test('[HL-18] the others play on, and the pile stays', () => {
    const state = after(position(shown), lay(9))
    expect(state.ending).toBeNull()
    expect(state.finished).toEqual([0])
    expect(state.turn).toBe(1)
    expect(violationOf(state, lay(1))).toBe('HL-05')
    expect(violationOf(state, take, 0)).toBe('HL-18')
  })

  test('[HL-18] a player who is out is skipped', () => {
    const state = after(position(shown), lay(9), lay(11), lay(12), lay(13))
    expect(state.turn).toBe(1)
  })

  test('[HL-18] after a burn with the last card, the next remaining player leads', () => {
    const bomb = after(position({ ...shown, hand: [10] }), lay(10))
    expect(bomb.turn).toBe(1)
    expect(violationOf(bomb, lay(1))).toBeNull()
    const four = after(
      position({
        ...shown,
        turn: 3,
        others: [{}, { hand: [1, 11] }, { hand: [5] }],
        finished: [1],
        pile: '5+5+5',
      }),
      lay(5),
    )
    expect(four.finished).toEqual([1, 3])
    expect(four.turn).toBe(0)
    expect(violationOf(four, lay(9))).toBeNull()
  })

  test('[HL-18] the game ends when one player is left, who comes last', () => {
    const start = position({
      finish: 'places',
      hand: [9],
      others: [{ hand: [11] }, { hand: [1, 1] }],
      pile: '6',
    })
    const state = after(start, lay(9), lay(11))
    expect(state.ending).toEqual({ clause: 'HL-18' })
    expect(places(state)).toEqual([
      [1, 2, 3],
      [0, 0, 2],
    ])
  })

  test('[HL-18] with two players, the first one out ends the game', () => {
    const state = after(position({ finish: 'places', hand: [9], pile: '6' }), lay(9))
    expect(state.ending).toEqual({ clause: 'HL-18' })
  })
})

describe('a repeated position', () => {
  // These six moves lead back to the same position.
  const circle = [lay(1), lay(5), take, lay(4), lay(5), take]
  const round = (shown: PositionInput, times: number) =>
    after(position(shown), ...Array.from({ length: times }, () => circle).flat())

  test('[HL-19] the round ends when the whole position occurs for the third time', () => {
    const twice = round({ hand: [1, 13], others: [{ hand: [4, 5, 12] }] }, 2)
    expect(twice.ending).toBeNull()
    const thrice = after(twice, lay(1))
    expect(thrice.ending).toEqual({ clause: 'HL-19' })
    expect(highLow.toMove(thrice)).toEqual([])
    expect(violationOf(thrice, take, 1)).toBe('HL-19')
  })

  test('[HL-19] the player with the fewest cards comes first', () => {
    const state = after(round({ hand: [1, 13], others: [{ hand: [4, 5, 12] }] }, 2), lay(1))
    expect(places(state)).toEqual([
      [1, 2],
      [1, 3],
    ])
  })

  test('[HL-19] table cards count, and equal numbers share the place', () => {
    const shown = { hand: [1, 13], faceUp: [9], faceDown: [7], others: [{ hand: [4, 5, 12] }] }
    expect(places(after(round(shown, 2), lay(1)))).toEqual([
      [1, 1],
      [3, 3],
    ])
  })

  test('[HL-19] players who were already out keep their places', () => {
    const others = [{ hand: [4, 5, 12] }, {}]
    const shown = { finish: 'places', hand: [1, 13, 13, 13], others, finished: [2] } as const
    expect(places(after(round(shown, 2), lay(1)))).toEqual([
      [2, 2, 1],
      [3, 3, 0],
    ])
  })

  // The moves `there` lead from the first position to another one that differs from it in a single
  // way. The moves `back` lead from there to the first position.
  test.each<[what: string, shown: PositionInput, before: string, there: string, back: string]>([
    [
      'a player has another card',
      { hand: [1, 13], others: [{ hand: [4, 5, 12] }] },
      '',
      '1 5 take 4 13 take',
      '1 13 take 4 5 take',
    ],
    [
      'two other players have exchanged cards',
      { hand: [1, 13], others: [{ hand: [4] }, { hand: [5, 11] }] },
      '',
      '1 take 5 take 1 take 5 take 1 take 4 take',
      '1 take 4 take 1 take 4 take 1 take 5 take',
    ],
    [
      'only the hands of the players after the next one differ',
      { hand: [1, 13], others: [{ hand: [4] }, { hand: [5, 11] }] },
      '',
      '1 take 5 take 1 take',
      '5 take 1 take 5 take',
    ],
    [
      'another player is to move',
      { hand: [1, 2, 3, 5], others: [{ hand: [3, 4] }] },
      '1 take',
      '2 take 3 2 take',
      '1 take 3 1 take',
    ],
    [
      'the pile is in another order',
      { hand: [1, 2, 5], others: [{ hand: [3, 4] }] },
      '1 take 2 1',
      'take 3 2 take 1 2',
      'take 3 1 take 2 1',
    ],
  ])('[HL-19] a position is not the same if %s', (_, shown, before, there, back) => {
    const start = position(shown)
    const first = after({ ...start, positions: withPosition(start) }, ...movesIn(before))
    const twice = after(first, ...movesIn(there), ...movesIn(back))
    expect([twice.turn, twice.hands, cardsOf(twice.pile)]).toEqual([
      first.turn,
      first.hands,
      cardsOf(first.pile),
    ])
    expect(twice.ending).toBeNull()
    // Repeat the moves, so that the game ends when a position occurs for the third time.
    const moves = [...movesIn(there), ...movesIn(back)]
    const end = moves.reduce((now, move) => (now.ending ? now : after(now, move)), twice)
    expect(end.ending).toEqual({ clause: 'HL-19' })
  })

  test('[HL-19] no earlier position can occur again after a card leaves the game', () => {
    const shown = { hand: [1, 13], others: [{ hand: [4, 5, 10, 12] }] }
    const burnt = after(round(shown, 2), lay(13), lay(10))
    expect((burnt.positions ?? '').length).toBeLessThan((round(shown, 1).positions ?? '').length)
  })
})
