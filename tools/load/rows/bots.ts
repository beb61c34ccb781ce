import * as fc from 'fast-check'
import { setTimeout as pass } from 'node:timers/promises'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { thinking, type AnyBot } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Seat } from '../../../shared/game/game.ts'
import { anyPlan, playedOut } from '../../../shared/game/laws/games-by-chance.ts'
import { games } from '../../../shared/games/all.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import { mostPieces } from '../../../shared/work.ts'
import { isView, numberIn, toMoveIn } from '../client.ts'
import { atMost, median, quantile, type Figure } from '../figures.ts'
import { compared, settled, type Row, type Sample, type Side } from '../row.ts'
import { nearestCard, Table } from '../table.ts'

/** Whether people notice that many tables of the best bots think beside them, in the same thread. */
export const company = compared('company', ({ scale, shared }) => {
  const what = `beside ${scale.company} tables of two best bots`
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
      sides: { alone: people(0), ours: people(scale.company) },
      metrics: {
        time: {
          what: `the mover sees their move ${what}, beside none`,
          unit: 'ms',
          beside,
          goal: atMost('ratio', 1.5),
        },
        slow: { what: '99 of 100 such moves are seen within', unit: 'ms', beside },
        bot: { what: 'such a bot moves, thinking included, after', unit: 'ms', beside: 'none' },
        slowBot: { what: '99 of 100 of its moves come within', unit: 'ms', beside: 'none' },
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
  // Until all have cards, and bots are to move.
  await pass(2 * settled)
  const times: number[] = []
  while (times.length < moves) {
    times.push(await people.move())
    // People leave bots the time to come to their turns.
    await pass(50)
  }
  const waits = tables.flatMap((table) => table.waits)
  for (const table of tables) table.leave()
  // Nobody waits for what is still thought about.
  await pass(settled)
  return {
    time: median(times),
    slow: quantile(times, 0.99),
    bot: median(waits),
    slowBot: quantile(waits, 0.99),
  }
}

/** One person and two of the best bots, who play until they leave. */
export type TableOfBots = {
  /** After how many milliseconds each move of a bot came, since the move before it. */
  readonly waits: readonly number[]
  readonly leave: () => void
}

/** The Game's best bots think the longest. */
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
      // A signal is a view of the same turn.
      if (turn !== last.turn) last = { turn, at, isBots: (toMoveIn(message)[0] ?? 0) > 0 }
    },
  })
  const game = { isOver: false }
  const playOn = async (): Promise<void> => {
    while (!game.isOver) {
      await table.move()
      // The person hardly lets the bots wait.
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

/** How long the best bots think at most, before they let everybody else go first. */
export const slices: Row = {
  name: 'slices',
  measure: async ({ scale }) => games.map((game) => longestSlice(game, scale.games)),
}

/** Of so many states of a game one is thought about. */
const apart = 7

function longestSlice(game: AnyGame, count: number): Figure {
  const { bot } = botsOf(game)
  const plans = fc.sample(anyPlan(game), { numRuns: count, seed: 1 })
  const thoughts = plans.flatMap((plan) =>
    playedOut(game, plan)
      .filter((_, at) => at % apart === 0)
      .flatMap(({ state }) => {
        const [seat] = game.toMove(state)
        const { options, seats } = plan
        return seat === undefined ? [] : new Thought({ game, bot, options, seats, state, seat })
      }),
  )
  return {
    what: `${game.about.name}: the longest slice of a best bot, any rules`,
    unit: 'ms',
    ours: longestOf(thoughts),
    goal: atMost('ours', 4),
  }
}

const fewestRuns = 4
const mostRuns = 40

/**
 * What else the machine does is no property of a slice, but the longest of thousands is likely one that was disturbed: the
 * longest is timed again, until it stays the longest.
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

/** One thought of a bot, and the fastest time of each of its pieces: new code is slow at first. */
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
      this.#pieces.slice(at, at + mostPieces).reduce((sum, time) => sum + time, 0)
    this.longestSlice = Math.max(...this.#pieces.map(slice))
  }
}

function timePieces({ game, bot, options, seats, state, seat }: Setting, run: number): number[] {
  const work = thinking(bot, game.view(state, seat), options, {
    random: randomNumbered(1),
    waiting: 'urgently',
    strength: 'best',
    bots: Array.from({ length: seats }, (_, bots) => bots),
    // A bot remembers a turn that it has planned, by its effort too: with so small a part more it thinks the same again.
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
