import {
  extreme,
  play,
  position as theGame,
} from '../../../shared/games/the-game/testing/positions.ts'
import type { FixedTable } from './fixed-table.ts'

const five = [
  [8, 17, 23, 38, 55, 71, 92],
  [3, 19, 44, 60, 77, 90],
  [12, 29, 33, 58, 62],
  [5, 21, 47, 66, 81, 97],
  [14, 36, 50, 68, 84, 95],
] as const
const [mine, ...others] = five
const midway = { hand: mine, others, tops: [22, 31, 72, 65], draw: 24 } as const
const midwayAlone = { hand: [...mine, 44], tops: midway.tops, draw: 24 } as const

export const theGameTables = {
  theGame: {
    game: 'the-game',
    options: { edition: 'extreme' },
    people: 5,
    state: extreme(midway),
  },
  theGameOthers: { game: 'the-game', people: 5, state: theGame({ ...midway, turn: 2 }) },
  theGameTwo: {
    game: 'the-game',
    people: 2,
    state: theGame({ ...midway, others: others.slice(0, 1), turn: 1 }),
  },
  theGameAlone: { game: 'the-game', people: 1, state: theGame(midwayAlone) },
  theGameTenBack: { game: 'the-game', people: 5, state: theGame({ ...midway, turn: 2 }) },
  sharedPhone: { game: 'the-game', people: 5, state: theGame({ ...midway, turn: 2 }) },
  theGameSpeech: { game: 'the-game', people: 5, state: theGame({ ...midway, turn: 1 }) },
  theGamePaused: { game: 'the-game', people: 5, state: theGame({ ...midway, turn: 3 }) },
  theGameTakeBack: {
    game: 'the-game',
    people: 5,
    state: theGame(midway),
    moves: [[0, play(38, 1)]],
  },
  theGameBegins: {
    game: 'the-game',
    people: 4,
    state: theGame({ hand: mine, others: others.slice(0, 3), turn: null }),
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
  played: { game: 'the-game', people: 3, isPlayed: true },
} as const satisfies Record<string, FixedTable>
