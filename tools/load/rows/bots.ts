import * as fc from 'fast-check'
import { setTimeout as pass } from 'node:timers/promises'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { thinking, type AnyBot } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Seat } from '../../../shared/game/game.ts'
import { anyPlan, playGame } from '../../../shared/game/invariants/games-by-chance.ts'
import { games } from '../../../shared/games/all.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import { maxPieces } from '../../../shared/cooperative-task.ts'
import { isView, numberIn, toMoveIn } from '../client.ts'
import { atMost, median, quantile, type Figure } from '../figures.ts'
import { comparisonRow, settleTime, type Row, type Sample, type Side } from '../row.ts'
import { nearestCard, Table } from '../table.ts'

/** Measures how long people wait while many tables of hard bots think in the same thread. */
export const backgroundBots = comparisonRow('background bots', ({ scale, shared }) => {
  const what = `beside ${scale.botTables} tables of two hard bots`
  const people = (tables: number) => async (): Promise<Side> => {
    const { origin, open } = await shared('ours')
    const table = await open(5)
    return {
      sample: () => besideBots(origin, table, tables, scale.moves),
      release: () => table.leave(),
    }
  }
  const beside = 'alone'
  return [
    {
      sides: { alone: people(0), ours: people(scale.botTables) },
      metrics: {
        time: {
          what: `the mover sees their move ${what}, beside none`,
          unit: 'ms',
          comparedWith: beside,
          goal: atMost('ratio', 1.5),
        },
        slow: { what: '99 % of these moves are visible within', unit: 'ms', comparedWith: beside },
        bot: {
          what: 'a bot moves, including thinking, after',
          unit: 'ms',
          comparedWith: 'none',
        },
        slowBot: { what: '99 % of its moves arrive within', unit: 'ms', comparedWith: 'none' },
      },
    },
  ]
})

async function besideBots(
  origin: URL,
  people: Table,
  count: number,
  moves: number,
): Promise<Sample> {
  const tables: TableOfBots[] = []
  while (tables.length < count) tables.push(await openTableOfBots(origin))
  // Wait until all tables have cards, and bots are to move.
  await pass(2 * settleTime)
  const times: number[] = []
  while (times.length < moves) {
    times.push(await people.move())
    // Like people, this client pauses between moves, which leaves the bots time for their turns.
    await pass(50)
  }
  const waits = tables.flatMap((table) => table.waits)
  for (const table of tables) table.leave()
  // Bots may still think after the last client has left. Their work must not disturb the next
  // sample.
  await pass(settleTime)
  return {
    time: median(times),
    slow: quantile(times, 0.99),
    bot: median(waits),
    slowBot: quantile(waits, 0.99),
  }
}

/** A table of one person and two hard bots, who play until the person leaves. */
type TableOfBots = {
  /** The milliseconds from the previous move to each move of a bot. */
  readonly waits: readonly number[]
  readonly leave: () => void
}

/** Opens a table of The Game, whose hard bots think the longest, and starts to play. */
export async function openTableOfBots(origin: URL): Promise<TableOfBots> {
  const waits: number[] = []
  let last = { turn: 0, at: 0, isBots: false }
  const table = await Table.open(origin, {
    game: 'the-game',
    seats: 1,
    bots: 2,
    chooses: nearestCard,
    receive: () => (message) => {
      if (!isView(message)) return
      const [turn, at] = [numberIn(message, 'turn'), performance.now()]
      if (turn === last.turn + 1 && last.isBots) waits.push(at - last.at)
      // A signal (a ready-made remark) causes another view of the same turn, which is not counted
      // as a move.
      if (turn !== last.turn) last = { turn, at, isBots: (toMoveIn(message)[0] ?? 0) > 0 }
    },
  })
  const game = { isOver: false }
  const playOn = async (): Promise<void> => {
    while (!game.isOver) {
      await table.move()
      // The person needs little time for a move, so bots are to move most of the time.
      await pass(50)
    }
  }
  void playOn()
  return {
    waits,
    leave: () => {
      game.isOver = true
      table.leave()
    },
  }
}

/** Measures the longest time that hard bots think before they yield to the event loop. */
export const slices: Row = {
  name: 'slices',
  measure: async ({ scale }) => games.map((game) => longestSlice(game, scale.games)),
}

/** The number of states that are measured per played game, on average. */
const statesPerGame = 8

function longestSlice(game: AnyGame, count: number): Figure {
  const { bot } = botsOf(game)
  const plans = fc.sample(anyPlan(game), { numRuns: count, seed: 1 })
  const all = plans.flatMap((plan) =>
    playGame(game, plan).flatMap(({ state }) => {
      const [seat] = game.toMove(state)
      const { options, seats } = plan
      return seat === undefined ? [] : { game, bot, options, seats, state, seat }
    }),
  )
  const apart = Math.ceil(all.length / (count * statesPerGame))
  const thoughts = all.filter((_, at) => at % apart === 0).map((setting) => new Thought(setting))
  return {
    what: `${game.about.name}: the longest slice of a hard bot, any rules`,
    unit: 'ms',
    ours: longestOf(thoughts),
    goal: atMost('ours', 4),
  }
}

const fewestRuns = 4
const mostRuns = 40

/**
 * Returns the longest slice in milliseconds. A slice is the time for which a bot blocks the event
 * loop. The longest of thousands of slices was probably measured too long, because of other work on
 * the machine. So its decision is timed again, and each part of it keeps its shortest time. This ends when
 * the longest slice belongs to a decision that has had `mostRuns` runs.
 */
function longestOf(thoughts: readonly Thought[]): number {
  for (const thought of thoughts) thought.time(fewestRuns)
  for (;;) {
    const longest = thoughts.reduce((one, other) =>
      other.longestSlice > one.longestSlice ? other : one,
    )
    if (longest.runs >= mostRuns) return longest.longestSlice
    longest.time(fewestRuns)
  }
}

type Setting = {
  readonly game: AnyGame
  readonly bot: AnyBot
  readonly options: AnyOptions
  readonly seats: number
  readonly state: AnyState
  readonly seat: Seat
}

/**
 * One decision of a bot, timed in several runs. The fastest run counts for each part of the
 * decision, because new code is slow at first.
 */
class Thought {
  runs = 0
  longestSlice = 0
  readonly #setting: Setting
  #pieces: readonly number[] = []

  constructor(setting: Setting) {
    this.#setting = setting
  }

  time(runs: number): void {
    for (const end = this.runs + runs; this.runs < end; this.runs++)
      this.#pieces = timePieces(this.#setting, this.runs).map((time, at) =>
        Math.min(time, this.#pieces[at] ?? Infinity),
      )
    const slice = (_: number, at: number) =>
      this.#pieces.slice(at, at + maxPieces).reduce((sum, time) => sum + time, 0)
    this.longestSlice = Math.max(...this.#pieces.map(slice))
  }
}

function timePieces({ game, bot, options, seats, state, seat }: Setting, run: number): number[] {
  const work = thinking(bot, game.view(state, seat), options, {
    random: randomNumbered(1),
    urgency: 'urgent',
    strength: 'hard',
    bots: Array.from({ length: seats }, (_, bots) => bots),
    // The bot caches a planned turn for each effort. A slightly higher effort in each run makes it
    // plan the same turn again.
    effort: 1 + run * 1e-9,
  })
  const times: number[] = []
  for (;;) {
    const begun = performance.now()
    const { done } = work.next()
    times.push(performance.now() - begun)
    if (done) return times
  }
}
