import { position as highLow } from '../../../shared/games/high-low/testing/positions.ts'
import {
  lay as layChip,
  plainChips,
  position as nix,
} from '../../../shared/games/nix/testing/positions.ts'
import { call, lay, position as aSwitch } from '../../../shared/games/switch/testing/positions.ts'
import {
  extreme,
  play,
  position as theGame,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { FixedTable } from '../../gallery/tables/fixed-table.ts'

/** An animated event of a game. Seat 1 causes it, and seat 0 sees it. */
interface Delight {
  readonly table: FixedTable
  /** The moves of seat 1. */
  readonly moves: readonly object[]
}

const hand = [8, 17, 23, 55, 71]
const options = { edition: 'extreme' } as const
const trio = [
  [0, 2, 2, 3, 4],
  [1, 1, 3, 6, 7],
  [2, 4, 4, 5, 6],
] as const

export const delights = {
  lay: {
    table: {
      game: 'the-game',
      people: 3,
      state: theGame({ hand, others: [[34, 90], [60]], tops: [31, 12, 72, 65], draw: 24, turn: 1 }),
    },
    moves: [play(34, 0)],
  },
  'ten-back': {
    table: {
      game: 'the-game',
      people: 3,
      state: theGame({ hand, others: [[21, 90], [60]], tops: [31, 12, 72, 65], draw: 24, turn: 1 }),
    },
    moves: [play(21, 0)],
  },
  'my-turn': {
    table: {
      game: 'the-game',
      people: 2,
      state: theGame({ hand, others: [[34, 35, 90]], tops: [31, 12, 72, 65], draw: 24, turn: 1 }),
    },
    moves: [play(34, 0), play(35, 0), { do: 'end' }],
  },
  'skull-covered': {
    table: {
      game: 'the-game',
      options,
      people: 3,
      state: extreme({ hand, others: [[60, 80], [44]], tops: [42, 12, 72, 65], draw: 24, turn: 1 }),
    },
    moves: [play(60, 0)],
  },
  perfect: {
    table: {
      game: 'the-game',
      people: 3,
      state: theGame({ hand: [], others: [[71], []], tops: [64, 31, 40, 65], draw: 0, turn: 1 }),
    },
    moves: [play(71, 0)],
  },
  lost: {
    table: {
      game: 'the-game',
      people: 3,
      state: theGame({
        hand: [44, 50, 60],
        others: [
          [71, 54, 55],
          [58, 62],
        ],
        tops: [70, 90, 12, 8],
        draw: 0,
        turn: 1,
      }),
    },
    moves: [play(71, 0), { do: 'end' }],
  },
  burn: {
    table: {
      game: 'high-low',
      people: 3,
      state: highLow({
        hand: [4, 7, 9],
        faceUp: [6, 8, 13],
        faceDown: [3, 5, 11],
        others: [
          { hand: [10, 12], faceUp: [2, 11, 12], faceDown: [7, 8, 9] },
          { hand: [3, 6], faceUp: [4, 9, 13], faceDown: [2, 10, 12] },
        ],
        pile: '1, 4, 6, 8',
        draw: [1, 1],
        turn: 1,
      }),
    },
    moves: [{ do: 'play', value: 10, count: 1 }],
  },
  push: {
    table: {
      game: 'nix',
      options: { egon: false },
      people: 3,
      state: nix({
        hands: trio,
        egon: false,
        round: 2,
        turn: 1,
        rows: { pair: plainChips(2, 1, 0) },
      }),
    },
    moves: [layChip('pair', 1, 1)],
  },
  egon: {
    table: {
      game: 'nix',
      options: { egon: true },
      people: 2,
      state: nix({
        hands: trio.slice(0, 2),
        egon: true,
        round: 2,
        turn: 1,
        pile: [0, 5, 5, 7, 3, 3],
        rows: { pair: plainChips(0, 1, 0), none: plainChips(0, 1, 0), one: plainChips(1, 0, 1) },
      }),
    },
    moves: [layChip('one', 7)],
  },
  'switch-call': {
    table: {
      game: 'switch',
      people: 3,
      state: aSwitch({ hands: ['3♥ 4♣ 8♦', '9♠ K♦', '5♥ 6♣'], turn: 1, discards: '3♠' }),
    },
    moves: [call('9♠')],
  },
  'passed-on': {
    table: {
      game: 'switch',
      people: 3,
      state: aSwitch({
        hands: ['3♥ 4♣ 8♦', '2♠ K♦ Q♦', '5♥ 6♣'],
        turn: 1,
        discards: '2♥',
        demand: { by: 'draw', owed: 2 },
      }),
    },
    moves: [lay('2♠')],
  },
  'ring-turns': {
    table: {
      game: 'switch',
      people: 3,
      state: aSwitch({ hands: ['3♥ 4♣ 8♦', '10♠ K♦ Q♦', '5♥ 6♣'], turn: 1, discards: '3♠' }),
    },
    moves: [lay('10♠')],
  },
} as const satisfies Record<string, Delight>

export type DelightName = keyof typeof delights
