import type { Figure } from './figure.ts'
import type { Contestants } from './contestants.ts'

/** One thing that is measured, by the name that `--only` knows it by. */
export interface Row {
  readonly name: string
  readonly measure: (bench: Bench) => Promise<Figure[] | Missing>
}

/** What it would take to measure it on this machine. */
export type Missing = { readonly why: string }

export type Bench = Pick<Contestants, 'ours' | 'floor'> & { readonly scale: Scale }

/** How much is measured. */
export type Scale = {
  /** Pairs of ours and the floor. */
  readonly rounds: number
  /** Moves in each round. */
  readonly moves: number
  readonly watchers: readonly number[]
  /** How many tables are played at the same time. */
  readonly tables: readonly number[]
  /** At how many tables bots think beside people. */
  readonly company: number
  /** Whole games, where games are looked at. */
  readonly games: number
  readonly longestGame: number
  readonly idleTables: number
  /** How often a browser opens each page. */
  readonly visits: number
  /** Milliseconds in which what was said to somebody is known to all: a change in the number of watchers takes a second. */
  readonly settled: number
}

export const scales = {
  full: {
    rounds: 5,
    moves: 100,
    watchers: [100, 1_000, 5_000],
    tables: [1, 10, 100, 500],
    company: 100,
    games: 40,
    longestGame: 500,
    idleTables: 100,
    visits: 7,
    settled: 1_500,
  },
  quick: {
    rounds: 3,
    moves: 40,
    watchers: [100, 1_000],
    tables: [1, 10, 100],
    company: 100,
    games: 8,
    longestGame: 200,
    idleTables: 50,
    visits: 3,
    settled: 1_500,
  },
} as const satisfies Record<string, Scale>
