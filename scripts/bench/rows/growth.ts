import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../../shared/games/all.ts'
import type { AnyGame } from '../../../shared/game/game.ts'
import { anyMove } from '../choices.ts'
import { atMost, median, type Figure } from '../figure.ts'
import type { OurService } from '../ours.ts'
import type { Row } from '../row.ts'

const seats = 4

/** Whether a late move costs what an early one costs: one table, game after game, with all that it remembers. */
export const growth: Row = {
  name: 'growth',
  async measure({ scale, ours }) {
    const figures: Figure[] = []
    for (const game of games) figures.push(await inTime(game, await ours(), scale.longestGame))
    return figures
  },
}

async function inTime(game: AnyGame, at: OurService, moves: number): Promise<Figure> {
  const table = await at.openGame({ game: game.about.id, seats, chooses: anyMove() })
  const times: number[] = []
  while (times.length < moves) {
    times.push(await table.move())
    // The same for all moves: nobody is so fast that they would have to wait.
    await pass(30)
  }
  table.leave()
  const tenth = Math.ceil(moves / 10)
  const [early, late] = [median(times.slice(0, tenth)), median(times.slice(-tenth))]
  const ratio = late / early
  return {
    what: `${game.about.name}: the last tenth of ${moves} moves, beside the first`,
    unit: 'ms',
    ours: late,
    beside: early,
    ratio: { median: ratio, least: ratio, most: ratio },
    goal: atMost('ratio', 1.2),
  }
}
