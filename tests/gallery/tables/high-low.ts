import {
  exchanging,
  lay,
  position as highLow,
} from '../../../shared/games/high-low/testing/positions.ts'
import type { FixedTable } from './fixed-table.ts'

const before = { hand: [4, 7, 9, 9, 12, 13], faceUp: [6, 8, 13], faceDown: [3, 5, 11] } as const
const others = [
  { hand: [5, 11], faceUp: [2, 10, 12], faceDown: [7, 8, 9] },
  { hand: [3, 6, 8], faceUp: [4, 9, 13], faceDown: [2, 10, 12] },
  { faceUp: [5, 11], faceDown: [3, 6, 12] },
  { hand: [2, 10, 13], faceUp: [4], faceDown: [6, 7, 8] },
] as const
const midway = { ...before, others, pile: '1, 10, 11', draw: [1, 1] } as const

export const highLowTables = {
  highLow: { game: 'high-low', people: 5, state: highLow(midway) },
  highLowFour: {
    game: 'high-low',
    people: 4,
    state: highLow({
      ...before,
      others: others.slice(0, 3),
      pile: '4, 5, 7, 7, 10, 11',
      draw: [1, 1],
    }),
  },
  highLowOthers: { game: 'high-low', people: 5, state: highLow({ ...midway, turn: 2 }) },
  highLowOpenHands: {
    game: 'high-low',
    people: 5,
    state: highLow(midway),
    openHands: 'open',
  },
  highLowExchange: {
    game: 'high-low',
    people: 5,
    state: exchanging({ ...before, hand: [4, 9, 12], others, draw: [1, 1] }),
  },
  highLowTrio: {
    game: 'high-low',
    people: 5,
    state: highLow({ faceUp: before.faceUp, faceDown: before.faceDown, others, pile: '1, 5' }),
  },
  highLowWon: {
    game: 'high-low',
    people: 5,
    state: highLow({ hand: [13, 13], others, pile: '1, 10, 11' }),
    moves: [[0, lay(13, 2)]],
  },
  highLowLost: {
    game: 'high-low',
    people: 5,
    state: highLow({
      ...before,
      others: [{ hand: [12] }, ...others.slice(1)],
      pile: '1, 10, 11',
      turn: 1,
    }),
    moves: [[1, lay(12)]],
  },
} as const satisfies Record<string, FixedTable>
