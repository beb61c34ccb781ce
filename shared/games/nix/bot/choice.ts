import { pick, type Random } from '../../../random.ts'
import type { Seat } from '../../game.ts'
import type { Options } from '../options.ts'
import type { Move, View } from '../state.ts'
import { gainByPush, placeOf } from './board.ts'
import { playOutFrom, type Course } from './course.ts'
import { pack, takenFrom } from './packed.ts'
import { plannerFor } from './plan.ts'
import { positionOf, type Position } from './position.ts'
import { imagined, quickChance } from './world.ts'

/** In each stage the best so many are played out, all of them in the same worlds. */
const kept = [16, 8, 4, 2]
/** How many chips are imagined in a stage: worlds, courses and chips to come, multiplied. */
const chipsInStage = 3000

interface Candidate extends Course {
  readonly move: Move
  readonly promise: number
  chance: number
}

/** The move that wins most often, of those that promise most. */
export function choose(
  view: View,
  options: Options,
  seat: Seat,
  offered: readonly Move[],
  random: Random,
): Move | null {
  const [only, ...others] = offered
  if (!only || others.length === 0) return only ?? null
  const position = positionOf(view, options, seat)
  let best = candidates(position, offered).toSorted((one, other) => other.promise - one.promise)
  const playOut = playOutFrom(position)
  const chance = quickChance(pick(random, 2 ** 32)[0])
  for (const most of kept) {
    best = best.slice(0, most)
    const worlds = chipsInStage / (best.length * position.toCome.length)
    for (let count = 0; count < worlds; count++) {
      const world = imagined(position, chance)
      for (const candidate of best) candidate.chance += playOut(candidate, world)
    }
    best.sort((one, other) => other.chance - one.chance)
  }
  return best[0]?.move ?? null
}

/** Each move with the best plan that can follow it, and what the two promise by what is usual. */
function candidates(position: Position, offered: readonly Move[]): Candidate[] {
  const { me, board, hand, players, toCome } = position
  const planner = plannerFor(position)
  const worths = toCome[0]?.worths ?? new Float64Array()
  const next = (toCome[0]?.round ?? 5) + 1
  return offered.map((move) => {
    const { row, cards } = move
    const isSuper = move.chip === 'super'
    const rest = takenFrom(hand, pack(cards))
    const stillSuper = position.hasSuper[me] === true && !isSuper
    const now = (worths[placeOf(row, 0)] ?? 0) * (isSuper ? 2 : 1)
    const promise =
      now +
      gainByPush(board, row, me, worths, 1 / (players - 1)) +
      planner.worth(rest, next, stillSuper)
    return { move, row, isSuper, steps: planner.steps(rest, next, stillSuper), promise, chance: 0 }
  })
}
