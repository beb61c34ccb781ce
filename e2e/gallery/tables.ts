import {
  extreme,
  play,
  position as theGame,
} from '../../shared/games/the-game/testing/positions.ts'
import { exchanging, position as highLow } from '../../shared/games/high-low/testing/positions.ts'
import { plainChips, position as nix } from '../../shared/games/nix/testing/positions.ts'
import { lay, position as aSwitch } from '../../shared/games/switch/testing/positions.ts'

/** A table as it is to stand when somebody looks: the same in every run. */
export interface FixedTable {
  readonly game: string
  readonly options?: Readonly<Record<string, unknown>>
  /** The first one is whoever looks. */
  readonly people: number
  readonly bots?: number
  /** Where its game stands; left out, nobody has dealt. */
  readonly state?: object
  /** What is then done, and by whom: the end of a game is one that was played. */
  readonly moves?: readonly (readonly [seat: number, move: object])[]
  readonly isPublic?: true
}

const five = [
  [8, 17, 23, 38, 55, 71, 92],
  [3, 19, 44, 60, 77, 90],
  [12, 29, 33, 58, 62],
  [5, 21, 47, 66, 81, 97],
  [14, 36, 50, 68, 84, 95],
] as const
const [mine, ...others] = five

const expert = { edition: 'extreme' } as const

/** Six hands of Switch: I hold sixteen cards, as many as a fan ever shows. */
const many = [
  'A♣ 2♦ 3♣ 4♦ 5♠ 6♥ 7♣ 8♥ 9♣ 10♦ J♣ Q♦ K♠ 3♥ 5♥ 7♥',
  '4♣ 5♣',
  '6♣ 7♦ 8♣ 9♦ 10♣',
  'J♦',
  'K♣ K♦ 2♠ 3♠',
  '4♠ 6♠ 7♠',
]
const few = ['A♣ 7♥ 9♠ Q♦', ...many.slice(1)]

const before = { hand: [4, 7, 9, 9, 12, 13], open: [6, 8, 13], hidden: [3, 5, 11] } as const
const highLowOthers = [
  { hand: [5, 11], open: [2, 10, 12], hidden: [7, 8, 9] },
  { hand: [3, 6, 8], open: [4, 9, 13], hidden: [2, 10, 12] },
  { open: [5, 11], hidden: [3, 6, 12] },
  { hand: [2, 10, 13], open: [4], hidden: [6, 7, 8] },
] as const

const nixHands = [
  [0, 2, 2, 3, 4, 5],
  [1, 1, 2, 3, 6, 7],
  [2, 4, 4, 5, 6, 7],
  [1, 3, 3, 5, 5, 6],
  [1, 4, 6, 6, 7, 7],
] as const

export const tables = {
  gathering: { game: 'the-game', people: 2, bots: 1 },
  gatheringFull: { game: 'switch', people: 5, bots: 1 },
  listed: { game: 'switch', people: 3, isPublic: true },

  theGame: {
    game: 'the-game',
    options: expert,
    people: 5,
    state: extreme({ hand: mine, others, tops: [22, 31, 72, 65], draw: 24 }),
  },
  theGameOthers: {
    game: 'the-game',
    people: 5,
    state: theGame({ hand: mine, others, tops: [22, 31, 72, 65], draw: 24, turn: 2 }),
  },
  theGameSpeech: {
    game: 'the-game',
    people: 5,
    state: theGame({ hand: mine, others, tops: [22, 31, 72, 65], draw: 24, turn: 1 }),
  },
  theGameBegins: {
    game: 'the-game',
    people: 4,
    state: theGame({ hand: mine, others: others.slice(0, 3), turn: null }),
  },
  theGamePaused: {
    game: 'the-game',
    people: 5,
    state: theGame({ hand: mine, others, tops: [22, 31, 72, 65], draw: 24, turn: 3 }),
  },
  theGameWon: {
    game: 'the-game',
    people: 5,
    state: theGame({ hand: [71], others: [[], [], [], []], tops: [64, 31, 40, 65], draw: 0 }),
    moves: [[0, play(71, 0)]],
  },
  theGameLost: {
    game: 'the-game',
    people: 5,
    state: theGame({
      hand: [71, 55, 54],
      others: [
        [44, 60],
        [58, 62],
        [47, 66],
        [50, 68],
      ],
      tops: [70, 90, 12, 8],
      draw: 0,
    }),
    moves: [
      [0, play(71, 0)],
      [0, { do: 'end' }],
    ],
  },

  switchMine: { game: 'switch', people: 6, state: aSwitch({ hands: many }) },
  switchOthers: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: few, lies: '3♦ 9♥ 2♥', turn: 3, demand: { by: 'draw', owed: 4 } }),
  },
  switchWish: {
    game: 'switch',
    people: 6,
    state: aSwitch({ hands: few, lies: 'A♥', wish: { suit: 'clubs' }, direction: -1 }),
  },
  switchWon: {
    game: 'switch',
    options: { lastCall: 0, targetWins: 1 },
    people: 4,
    state: aSwitch({
      hands: ['9♠', ...many.slice(1, 4)],
      lastCall: 0,
      targetWins: 1,
    }),
    moves: [[0, lay('9♠')]],
  },
  switchLost: {
    game: 'switch',
    options: { lastCall: 0, targetWins: 1 },
    people: 4,
    state: aSwitch({
      hands: [...many.slice(1, 3), '9♠', many[4] ?? ''],
      lastCall: 0,
      targetWins: 1,
      turn: 2,
    }),
    moves: [[2, lay('9♠')]],
  },

  highLow: {
    game: 'high-low',
    people: 5,
    state: highLow({ ...before, others: highLowOthers, pile: '1, 10, 11', draw: [1, 1] }),
  },
  highLowOthers: {
    game: 'high-low',
    people: 5,
    state: highLow({ ...before, others: highLowOthers, pile: '1, 10, 11', draw: [1, 1], turn: 2 }),
  },
  highLowExchange: {
    game: 'high-low',
    people: 5,
    state: exchanging({ ...before, hand: [4, 9, 12], others: highLowOthers, draw: [1, 1] }),
  },

  nix: {
    game: 'nix',
    options: { egon: false },
    people: 5,
    state: nix({ hands: nixHands, egon: false, round: 2, rows: { three: plainChips(1, 2, 3) } }),
  },
  nixEgon: {
    game: 'nix',
    options: { egon: true },
    people: 4,
    state: nix({ hands: nixHands.slice(0, 4), egon: true, round: 2, turn: 1 }),
  },
} as const satisfies Record<string, FixedTable>

export type TableName = keyof typeof tables
