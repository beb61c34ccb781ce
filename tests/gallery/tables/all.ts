import type { GameResult } from '../../../shared/protocol/protocol.ts'
import { classicsTables } from './classics.ts'
import type { FixedTable } from './fixed-table.ts'
import { highLowTables } from './high-low.ts'
import { nixTables } from './nix.ts'
import { switchTables } from './switch.ts'
import { theGameTables } from './the-game.ts'

const gatherings = {
  gathering: { game: 'the-game', people: 2, bots: 1 },
  alone: { game: 'nix', people: 1 },
  gatheringFull: { game: 'switch', people: 5, bots: 1 },
  gatheringOwn: {
    game: 'switch',
    options: { lastCall: 2, targetWins: 3 },
    people: 2,
  },
  seatRequests: { game: 'high-low', people: 4 },
  // A table for the picture of a request to swap seats. It is used for nothing else, because the
  // notice of an unanswered request covers the name plates at the top.
  seatRequested: { game: 'high-low', people: 4 },
  removal: { game: 'the-game', people: 2 },
  full: { game: 'the-game', people: 5 },
  listed: { game: 'switch', people: 3, isPublic: true },
} as const satisfies Record<string, FixedTable>

const [anna, bo, cleo, dana, eli] = [1, 2, 3, 4, 5]
const placed = (
  deal: number,
  game: string,
  places: readonly number[],
  points: readonly number[],
): GameResult => ({
  deal,
  game,
  names: ['Ễlodie-Ộlympịa', 'Maximiliane-Ruth Gräfin', 'WWWWWWWWWWWWWWWW', 'Łukasz-Maria-Ö', 'Ǻsa'],
  people: [anna, bo, cleo, dana, eli],
  pieces: [0, 1, 2, 3, 4],
  minutes: 24,
  outcome: { kind: 'places', places, points },
})
const together = (deal: number, won: boolean, score: number): GameResult => ({
  ...placed(deal, 'the-game', [], []),
  outcome: { kind: 'cooperative', won, clause: 'TG-13', score },
})

/** Tables with earlier games. */
const withResults = {
  betweenGames: {
    ...nixTables.nixWon,
    results: [
      placed(1, 'switch', [2, 1, 3, 4, 5], [0, 1, 0, 0, 0]),
      placed(2, 'high-low', [1, 3, 2, 5, 4], [0, 4, 2, 9, 8]),
      together(3, false, 6),
      placed(4, 'nix', [3, 4, 1, 2, 5], [60, 40, 91, 72, 12]),
    ],
  },
  wonTogether: {
    ...theGameTables.theGameWon,
    results: [together(1, false, 12), together(2, true, 0)],
  },
  tallied: {
    ...switchTables.switchMine,
    results: [
      together(1, false, 23),
      together(2, false, 14),
      together(3, false, 17),
      together(4, false, 9),
      together(5, false, 4),
      ...[1, 1, 3, 1, 1, 2, 1, 1, 4, 2, 2, 2].map((winner, index) =>
        placed(
          6 + index,
          'switch',
          [1, 2, 3, 4, 5].map((seat) => (seat === winner ? 1 : seat < winner ? seat + 1 : seat)),
          [0, 1, 2, 3, 4],
        ),
      ),
    ],
  },
  talliedTogether: {
    ...theGameTables.theGame,
    results: [together(1, false, 12), together(2, false, 7)],
  },
} as const satisfies Record<string, FixedTable>

/**
 * Tables that a television shows too. No other screens use them, because phones beside a television
 * have another layout.
 */
const beside = {
  besideTheGame: theGameTables.theGame,
  besideTheGameOthers: theGameTables.theGameOthers,
  besideSwitch: switchTables.switchMine,
  besideSwitchSuit: switchTables.switchWish,
  besideNix: nixTables.nix,
  besideHighLow: highLowTables.highLow,
  besideHighLowTrio: highLowTables.highLowTrio,
  besideHearts: classicsTables.hearts,
  besideThirtyOne: classicsTables.thirtyOne,
} as const

export const tables = {
  ...gatherings,
  ...theGameTables,
  ...switchTables,
  ...highLowTables,
  ...nixTables,
  ...classicsTables,
  ...withResults,
  ...beside,
} as const

export type TableName = keyof typeof tables
