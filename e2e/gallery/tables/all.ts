import type { FixedTable } from './fixed-table.ts'
import { highLowTables } from './high-low.ts'
import { nixTables } from './nix.ts'
import { switchTables } from './switch.ts'
import { theGameTables } from './the-game.ts'

const gatherings = {
  gathering: { game: 'the-game', people: 2, bots: 1 },
  gatheringFull: { game: 'switch', people: 5, bots: 1 },
  gatheringOwn: {
    game: 'switch',
    options: { lastCall: 2, targetWins: 3 },
    people: 2,
  },
  full: { game: 'the-game', people: 5 },
  listed: { game: 'switch', people: 3, isPublic: true },
} as const satisfies Record<string, FixedTable>

export const tables = {
  ...gatherings,
  ...theGameTables,
  ...switchTables,
  ...highLowTables,
  ...nixTables,
} as const

export type TableName = keyof typeof tables
