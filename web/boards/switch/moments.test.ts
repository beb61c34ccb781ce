import { describe, expect, test } from 'vitest'

import type { Moment } from '../../kit/motion/moment.ts'
import { view } from '../../../shared/games/switch/rules/view.ts'
import {
  after,
  beginning,
  call,
  card,
  draw,
  lay,
  position,
} from '../../../shared/games/switch/testing/positions.ts'
import type { Move, State } from '../../../shared/games/switch/rules/state.ts'
import { words } from '../../../shared/games/switch/words/en/table.ts'
import { moments } from './moments.ts'

const momentsOf = (before: State | null, now: State): readonly Moment[] =>
  moments(before && view(before, 'public'), view(now, 'public'), now.options, words)

/** Of the last of these moves, each by whoever's turn it is. */
function by(state: State, ...moves: readonly Move[]): readonly Moment[] {
  const before = after(state, ...moves.slice(0, -1))
  return momentsOf(before, after(before, ...moves.slice(-1)))
}

const names = (all: readonly Moment[]): string[] => all.map(({ name }) => name)
const thing = (name: string): string => `card-${card(name)}`

describe('Switch', () => {
  test('has cards laid, and drawn', () => {
    const state = position({ hands: ['9♣ 9♦ 4♣ 5♦', '5♣ K♠ 3♠'] })
    expect(by(state, lay('9♣ 9♦'))).toEqual([{ name: 'lay', seats: [0], thing: thing('9♦') }])
    expect(by(state, draw)).toEqual([{ name: 'draw', seats: [0], count: 1 }])
  })

  test('says nothing twice', () => {
    const state = after(position({ hands: ['9♣ 4♣ 5♦', '5♣ K♠'] }), lay('9♣'))
    expect(momentsOf(state, structuredClone(state))).toEqual([])
  })

  test('[SW-14] prints the call across the cloth, and catches whoever forgot it', () => {
    const state = position({ hands: ['9♣ 4♣', '5♣ K♠ 3♠'] })
    expect(by(state, call('9♣'))).toContainEqual({
      name: 'switch-call',
      seats: [0],
      thing: 'seat-0',
      word: 'Switch!',
    })
    expect(by(state, lay('9♣'))).toContainEqual({ name: 'caught', seats: [0] })
  })

  test('[SW-09] lets the first suffer who is asked to draw, and enjoy it who passes that on', () => {
    const state = position({ hands: ['2♥ 4♣ 5♦', '2♠ K♠ 3♠', '2♦ 6♠ 7♣'] })
    expect(by(state, lay('2♥')).slice(1)).toEqual([
      { name: 'asked-to-draw', seats: [1], thing: 'seat-1', count: 2 },
    ])
    expect(by(state, lay('2♥'), lay('2♠')).slice(1)).toEqual([
      { name: 'passed-on', seats: [1], thing: 'seat-2', count: 1 },
    ])
    expect(by(state, lay('2♥'), lay('2♠'), lay('2♦')).slice(1)).toEqual([
      { name: 'passed-on', seats: [2], thing: 'seat-0', count: 2 },
    ])
  })

  test('turns the ring, deals a round, and finishes it for whoever wins it', () => {
    const turning = position({ hands: ['10♥ 4♣ 5♦', '5♣ K♠ 3♠', '6♣ K♦ 3♦'] })
    expect(names(by(turning, lay('10♥')))).toEqual(['lay', 'ring-turns'])
    const winning = position({ hands: ['9♣', '5♣ K♠ 3♠'] })
    expect(names(by(winning, lay('9♣')))).toEqual(['lay', 'finished', 'deal'])
    expect(
      momentsOf(null, beginning({ hands: ['9♣ 4♣', '5♣ 3♠'] })).map(({ name }) => name),
    ).toEqual(['deal'])
  })

  test('ends for whoever wins, and for whoever comes last', () => {
    const state = position({ hands: ['9♣', '5♣ K♠ 3♠'], targetWins: 1 })
    expect(by(state, lay('9♣')).slice(1)).toEqual([
      { name: 'won', seats: [0] },
      { name: 'lost', seats: [1] },
    ])
  })
})
