import * as fc from 'fast-check'

import { randomNumbered } from '../../../../shared/deal/random.ts'
import { thinking, type AnyBot } from '../../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Seat } from '../../../../shared/game/game.ts'
import { anyPlan, playedOut } from '../../../../shared/game/laws/games-by-chance.ts'
import { games } from '../../../../shared/games/all.ts'
import { botsOf } from '../../../../shared/games/bots.ts'
import { mostPieces } from '../../../../shared/work.ts'
import { atMost, type Figure } from '../figure.ts'
import type { Row } from '../row.ts'

/** For how long the best bots keep everybody else waiting at most, before they let them go first. */
export const slices: Row = {
  name: 'slices',
  measure: async ({ scale }) => games.map((game) => ofGame(game, scale.games)),
}

function ofGame(game: AnyGame, count: number): Figure {
  const { bot } = botsOf(game)
  const plans = fc.sample(anyPlan(game), { numRuns: count, seed: 1 })
  const thoughts = plans.flatMap(({ seats, options, ...plan }) =>
    playedOut(game, { seats, options, ...plan })
      .filter((_, at) => at % apart === 0)
      .flatMap(({ state }) => {
        const [seat] = game.toMove(state)
        return seat === undefined
          ? []
          : new TimedThought({ game, bot, options, seats, state, seat })
      }),
  )
  return {
    what: `${game.about.name}: the longest slice of a best bot, any rules`,
    unit: 'ms',
    ours: longestOf(thoughts),
    goal: atMost('ours', 4),
  }
}

/** Of so many moments of a game one is thought about. */
const apart = 7
const fewestRuns = 4
const mostRuns = 40

/**
 * The longest slice of all thoughts. What else the machine does is no property of a slice, but the longest of thousands is
 * likely one that was disturbed: whichever is the longest is timed again, until it stays so.
 */
function longestOf(thoughts: readonly TimedThought[]): number {
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

/** One thought of a bot, and the fastest time that each of its pieces has taken in some runs: new code is slow at first. */
class TimedThought {
  runs = 0
  longestSlice = 0
  readonly #setting: Setting
  #pieces: readonly number[] = []

  constructor(setting: Setting) {
    this.#setting = setting
  }

  time(runs: number): void {
    for (const end = this.runs + runs; this.runs < end; this.runs++) {
      const times = piecesTimed(this.#setting, this.runs)
      this.#pieces = times.map((time, at) => Math.min(time, this.#pieces[at] ?? Infinity))
    }
    const slice = (_: number, at: number) =>
      this.#pieces.slice(at, at + mostPieces).reduce((sum, time) => sum + time, 0)
    this.longestSlice = Math.max(...this.#pieces.map(slice))
  }
}

function piecesTimed({ game, bot, options, seats, state, seat }: Setting, run: number): number[] {
  const work = thinking(bot, game.view(state, seat), options, {
    random: randomNumbered(1),
    waiting: 'urgently',
    strength: 'best',
    bots: Array.from({ length: seats }, (_, bots) => bots),
    // A whole turn that was planned once is remembered, by its effort too: so small a part more thinks the same anew.
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
