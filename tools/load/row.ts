import { setTimeout as pass } from 'node:timers/promises'

import { median, ratioOf, type Figure, type Goal } from './figures.ts'
import type { Services } from './services.ts'

/** One thing that is measured, by the name that `--only` takes. */
export type Row = {
  readonly name: string
  readonly measure: (context: Context) => Promise<readonly Figure[] | string>
}

export type Context = Services & {
  readonly scale: Scale
  /** Seconds for which people think about a move, and for which an attack goes on, where costs are counted. */
  readonly thinking: number
  readonly attacking: number
}

export type Scale = {
  readonly rounds: number
  /** In each round. */
  readonly moves: number
  readonly spectators: readonly number[]
  /** How many tables are played at the same time. */
  readonly tables: readonly number[]
  /** How many tables of bots stand beside people. */
  readonly company: number
  /** How many games are looked at, and up to which move. */
  readonly games: number
  readonly longestGame: number
  /** How many tables, and how many spectators, are weighed. */
  readonly weighed: number
  /** How many moves of bots are waited for. */
  readonly thoughts: number
  /** How often a browser opens each page. */
  readonly visits: number
}

export const scales = {
  full: {
    rounds: 5,
    moves: 100,
    spectators: [100, 1_000, 5_000],
    tables: [1, 10, 100, 500],
    company: 100,
    games: 40,
    longestGame: 500,
    weighed: 600,
    thoughts: 60,
    visits: 7,
  },
  quick: {
    rounds: 3,
    moves: 40,
    spectators: [100, 1_000],
    tables: [1, 10, 100],
    company: 100,
    games: 8,
    longestGame: 200,
    weighed: 240,
    thoughts: 10,
    visits: 3,
  },
} as const satisfies Record<string, Scale>

/** Milliseconds after which everybody has received what was sent: a change in the number of spectators takes a second. */
export const settled = 1_500

/** A comparison in turns. Each side is prepared once; the side `ours` is the one that is reported. */
export type Comparison = {
  readonly sides: Readonly<Record<string, () => Promise<Side>>>
  /** By the name that samples have. */
  readonly metrics: Readonly<Record<string, Metric>>
  /** In each round. */
  readonly samples?: number
  /** Milliseconds before each sample, in which the sample before it comes to rest. */
  readonly pause?: number
}

export type Side = {
  readonly sample: () => Promise<Sample>
  readonly release: () => unknown
}

export type Sample = Readonly<Record<string, number>>

export type Metric = {
  readonly what: string
  readonly unit: string
  readonly goal?: Goal
  /** The side that ours is compared with. */
  readonly beside?: string
}

/** Makes a row of comparisons. */
export const compared = (
  name: string,
  comparisons: (context: Context) => readonly Comparison[],
): Row => ({
  name,
  async measure(context) {
    const figures: Figure[] = []
    for (const one of comparisons(context)) figures.push(...(await compare(one, context.scale)))
    return figures
  },
})

async function compare(comparison: Comparison, { rounds }: Scale): Promise<Figure[]> {
  const sides: Record<string, Side> = {}
  for (const [name, prepare] of Object.entries(comparison.sides)) sides[name] = await prepare()
  const measured = await inTurns(sides, rounds, comparison)
  for (const { release } of Object.values(sides)) await release()
  return Object.entries(comparison.metrics).map(([name, metric]): Figure => {
    const { what, unit, goal, beside = 'baseline' } = metric
    const valuesOf = (side: string) => measured[side]?.map((sample) => sample[name] ?? NaN) ?? []
    const [values, others] = [valuesOf('ours'), valuesOf(beside)]
    const figure = { what, unit, ours: median(values), goal }
    if (others.length === 0) return figure
    return Object.assign(figure, { beside: median(others), ratio: ratioOf(values, others) })
  })
}

/**
 * Takes one sample of each side in turn, to and fro, so that none always follows the same: what disturbs the machine for a
 * while disturbs neighbours alike, and leaves their ratio alone. Returns the medians of every round; the first round only
 * warms up.
 */
async function inTurns(
  sides: Readonly<Record<string, Side>>,
  rounds: number,
  { samples = 1, pause = 0 }: Comparison,
): Promise<Readonly<Record<string, readonly Sample[]>>> {
  const names = Object.keys(sides)
  const medians = Object.fromEntries(names.map((name) => [name, [] as Sample[]]))
  for (let round = 0; round <= rounds; round++) {
    const taken = Object.fromEntries(names.map((name) => [name, [] as Sample[]]))
    for (let sample = 0; sample < samples; sample++)
      for (const name of sample % 2 === 0 ? names : names.toReversed()) {
        if (pause > 0) await pass(pause)
        const side = sides[name]
        if (side) taken[name]?.push(await side.sample())
      }
    if (round > 0) for (const name of names) medians[name]?.push(mediansOf(taken[name] ?? []))
  }
  return medians
}

const mediansOf = (samples: readonly Sample[]): Sample =>
  Object.fromEntries(
    Object.keys(samples[0] ?? {}).map((metric) => [
      metric,
      median(samples.map((sample) => sample[metric] ?? NaN)),
    ]),
  )
