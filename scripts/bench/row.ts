import type { Contestant } from './contestant.ts'
import type { Figure } from './figure.ts'
import type { OurService } from './ours.ts'

/** One thing that is measured, by the name that `--only` knows it by. */
export interface Row {
  readonly name: string
  readonly measure: (bench: Bench) => Promise<Figure[]>
}

export interface Bench {
  readonly scale: Scale
  readonly ours: () => Promise<OurService>
  readonly floor: () => Promise<Contestant>
}

/** How much is measured. */
export type Scale = {
  /** Pairs of ours and the floor. */
  readonly rounds: number
  /** Moves in each round. */
  readonly moves: number
  readonly watchers: readonly number[]
  /** How many tables are played at the same time. */
  readonly tables: readonly number[]
  /** Whole games, where games are looked at. */
  readonly games: number
  readonly longestGame: number
  readonly idleTables: number
}

export const scales = {
  full: {
    rounds: 5,
    moves: 100,
    watchers: [100, 1_000, 5_000],
    tables: [1, 10, 100, 500],
    games: 40,
    longestGame: 500,
    idleTables: 200,
  },
  quick: {
    rounds: 3,
    moves: 40,
    watchers: [100, 1_000],
    tables: [1, 10, 100],
    games: 8,
    longestGame: 200,
    idleTables: 50,
  },
  /** Only to see that it runs. */
  glance: {
    rounds: 1,
    moves: 5,
    watchers: [5],
    tables: [2],
    games: 1,
    longestGame: 20,
    idleTables: 3,
  },
} as const satisfies Record<string, Scale>
