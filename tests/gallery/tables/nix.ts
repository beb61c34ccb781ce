import { lay, plainChips, position as nix } from '../../../shared/games/nix/testing/positions.ts'
import type { FixedTable } from './fixed-table.ts'

const hands = [
  [0, 2, 2, 3, 4, 5],
  [1, 1, 2, 3, 6, 7],
  [2, 4, 4, 5, 6, 7],
  [1, 3, 3, 5, 5, 6],
  [1, 4, 6, 6, 7, 7],
] as const

/** A position in which the viewer's move ends the deal. */
const last = {
  hands: [[2, 2], [], [], [], []],
  egon: false,
  round: 5,
  first: 1,
  turn: 0,
  rows: {
    four: plainChips(1),
    run4: plainChips(2, 3),
    three: plainChips(4, 1, 3),
    pair: plainChips(0, 2, 4, 1),
    run2: plainChips(0, 3),
    none: plainChips(0, 0),
  },
} as const
const withoutEgon = { egon: false } as const
const five = { game: 'nix', options: withoutEgon, people: 5 } as const
const ends = [[0, lay('pair', 2, 2)]] as const

export const nixTables = {
  nix: {
    ...five,
    state: nix({ hands, ...withoutEgon, round: 2, rows: { three: plainChips(1, 2, 3) } }),
  },
  nixOthers: {
    ...five,
    state: nix({ ...last, hands, round: 2, turn: 3, scores: [[12, 8, 21, 15, 9]] }),
  },
  nixEgon: {
    game: 'nix',
    options: { egon: true },
    people: 4,
    state: nix({ hands: hands.slice(0, 4), egon: true, round: 2, turn: 1 }),
  },
  nixDealOver: { ...five, state: nix(last), moves: ends },
  nixWon: {
    ...five,
    state: nix({ ...last, deal: 4, scores: [...Array(3)].map(() => [24, 8, 12, 15, 9]) }),
    moves: ends,
  },
  nixLost: {
    ...five,
    state: nix({ ...last, deal: 4, scores: [...Array(3)].map(() => [4, 18, 12, 35, 9]) }),
    moves: ends,
  },
} as const satisfies Record<string, FixedTable>
