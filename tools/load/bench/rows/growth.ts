import { setTimeout as pass } from 'node:timers/promises'

import { games } from '../../../../shared/games/all.ts'
import type { AnyGame } from '../../../../shared/game/game.ts'
import { anyMove } from '../choices.ts'
import type { Contestant } from '../contestant.ts'
import { atMost, median, ratioOf, type Figure } from '../figure.ts'
import type { OurService } from '../ours.ts'
import type { Row } from '../row.ts'

const seats = 4

/** Whether a late move costs what an early one costs: one table, game after game, with all that it remembers. */
export const growth: Row = {
  name: 'growth',
  async measure({ scale, ours, floor }) {
    const figures: Figure[] = []
    for (const game of games)
      figures.push(await inTime(game, await ours(), await floor(), scale.longestGame))
    return figures
  },
}

/** In turns with the floor, which remembers more with every move, too: what slows the machine down slows both. */
async function inTime(
  game: AnyGame,
  ours: OurService,
  floor: Contestant,
  moves: number,
): Promise<Figure> {
  const mine = await ours.openGame({ game: game.about.id, seats, chooses: anyMove() })
  const theirs = await floor.open(seats)
  const times: [ours: number, floor: number][] = []
  while (times.length < moves) {
    times.push([await mine.move(), await theirs.move()])
    // The same for all moves: nobody is so fast that they would have to wait.
    await pass(30)
  }
  mine.leave()
  theirs.leave()
  const tenth = Math.ceil(moves / 10)
  const [early, late] = [times.slice(0, tenth), times.slice(-tenth)].map((part = []) => ({
    ours: median(part.map(([one]) => one)),
    floor: median(part.map(([, one]) => one)),
  }))
  if (!early || !late) throw new Error('nothing was measured')
  return {
    what: `${game.about.name}: the last tenth of ${moves} moves, beside the first`,
    unit: 'ms',
    ours: late.ours,
    beside: early.ours,
    ratio: ratioOf([late.ours / early.ours], [late.floor / early.floor]),
    goal: atMost('ratio', 1.2),
  }
}
