import * as fc from 'fast-check'

import { randomNumbered } from '../../../shared/deal/random.ts'
import { thinking, type AnyBot } from '../../../shared/game/bot.ts'
import type { AnyGame, AnyOptions, AnyState, Seat } from '../../../shared/game/game.ts'
import { anyPlan, playedOut } from '../../../shared/game/laws/games-by-chance.ts'
import { games } from '../../../shared/games/all.ts'
import { botsOf } from '../../../shared/games/bots.ts'
import { mostPieces } from '../../../shared/work.ts'
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
  const longest = plans.flatMap(({ seats, options, ...plan }) =>
    playedOut(game, { seats, options, ...plan })
      .filter((_, at) => at % apart === 0)
      .flatMap(({ state }) => {
        const [seat] = game.toMove(state)
        return seat === undefined ? [] : longestSlice({ game, bot, options, seats }, state, seat)
      }),
  )
  return {
    what: `${game.about.name}: the longest slice of a best bot, any rules`,
    unit: 'ms',
    ours: Math.max(...longest),
    goal: atMost('ours', 4),
  }
}

/** Of so many moments of a game one is thought about. */
const apart = 7
const runs = 4

type Setting = {
  readonly game: AnyGame
  readonly bot: AnyBot
  readonly options: AnyOptions
  readonly seats: number
}

/** What else the machine does, and that new code is slow at first, is no property of a piece: the fastest of some runs. */
function longestSlice(setting: Setting, state: AnyState, seat: Seat): number {
  const timed = Array.from({ length: runs }, (_, run) => piecesTimed(setting, state, seat, run))
  const pieces = (timed[0] ?? []).map((_, at) => Math.min(...timed.map((run) => run[at] ?? NaN)))
  const slice = (_: number, at: number) =>
    pieces.slice(at, at + mostPieces).reduce((sum, time) => sum + time, 0)
  return Math.max(...pieces.map(slice))
}

function piecesTimed(
  { game, bot, options, seats }: Setting,
  state: AnyState,
  seat: Seat,
  run: number,
): number[] {
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
