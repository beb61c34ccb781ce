import { setTimeout as pass } from 'node:timers/promises'

import { median, ratioOf, type Figure, type Goal } from './figures.ts'
import type { Services } from './services.ts'

/** A measurement; `--only` selects it by its name. */
export type Row = {
  readonly name: string
  readonly measure: (context: Context) => Promise<readonly Figure[] | string>
}

export type Context = Services & {
  readonly scale: Scale
  /** For `npm run costs`: the seconds that a person thinks about a move. */
  readonly thinking: number
  /** For `npm run costs`: the seconds that an attack lasts. */
  readonly attacking: number
}

export type Scale = {
  readonly rounds: number
  /** The number of moves in each round of a measurement. */
  readonly moves: number
  readonly spectators: readonly number[]
  /** For each measurement, the number of tables that play at the same time. */
  readonly tables: readonly number[]
  /** The number of tables with bots that play in the background. */
  readonly botTables: number
  /** The number of random games in which bots are timed. */
  readonly games: number
  /** The number of moves after which a late move is timed. */
  readonly longestGame: number
  /** How many tables, and then how many spectators, the measurement of memory opens. */
  readonly weighed: number
  /** The number of bot moves that are measured. */
  readonly thoughts: number
  /** The number of times that a browser opens each page. */
  readonly visits: number
}

export const scales = {
  full: {
    rounds: 5,
    moves: 100,
    spectators: [100, 1_000, 5_000],
    tables: [1, 10, 100, 500],
    botTables: 100,
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
    botTables: 100,
    games: 8,
    longestGame: 200,
    weighed: 240,
    thoughts: 10,
    visits: 3,
  },
} as const satisfies Record<string, Scale>

/**
 * The milliseconds until all clients are up to date. It is more than a second, because the number
 * of spectators is published once a second.
 */
export const settleTime = 1_500

/**
 * A comparison of several sides, such as our service and the baseline. Each side is prepared once,
 * and then the sides are measured alternately. The figures show the side `ours`.
 */
type Comparison = {
  readonly sides: Readonly<Record<string, () => Promise<Side>>>
  /** The measured values, by their names in each sample. */
  readonly metrics: Readonly<Record<string, Metric>>
  /** The number of samples in a round. */
  readonly samples?: number
  /**
   * The pause in milliseconds before each sample, so that the previous sample has no effect on it.
   */
  readonly pause?: number
}

export type Side = {
  readonly sample: () => Promise<Sample>
  readonly release: () => unknown
}

export type Sample = Readonly<Record<string, number>>

type Metric = {
  readonly what: string
  readonly unit: string
  readonly goal?: Goal
  /** The side to which `ours` is compared. Missing means `baseline`. */
  readonly comparedWith?: string
}

/** Returns a row that measures some comparisons. */
export const comparisonRow = (
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
    const { what, unit, goal, comparedWith = 'baseline' } = metric
    const valuesOf = (side: string) => measured[side]?.map((sample) => sample[name] ?? NaN) ?? []
    const [values, others] = [valuesOf('ours'), valuesOf(comparedWith)]
    const figure = { what, unit, ours: median(values), goal }
    if (others.length === 0) return figure
    return Object.assign(figure, { beside: median(others), ratio: ratioOf(values, others) })
  })
}

/**
 * Samples the sides alternately, and in reverse order every second time. If other work disturbs the
 * machine, it then affects neighbouring samples alike, and hardly changes their ratio. Returns the
 * medians of every round except the first, which only warms up.
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
