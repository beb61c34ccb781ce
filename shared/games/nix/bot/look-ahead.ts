import { pick } from '../../../deal/random.ts'
import type { Asked } from '../../../game/bot.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { Work } from '../../../work.ts'
import { playOutFrom } from './course.ts'
import type { Candidate } from './impression.ts'
import type { Planner } from './plan.ts'
import type { Position } from './position.ts'
import { imagineWorld, quickChance, type World } from './world.ts'

/** So many candidates, those that promise most, are tried. */
const kept = 16
/** How often one of them is tried in a handful of worlds, all in all. */
const tries = 300
/** A try is so quick that it takes several worlds at once. */
const handful = 8

/** The one that wins most often in worlds that fit what is seen. */
export function* surest(
  candidates: readonly Candidate[],
  position: Position,
  planner: Planner,
  { random, effort = 1 }: Pick<Asked, 'random' | 'effort'>,
): Work<Candidate | null> {
  const playOut = playOutFrom(position, planner)
  const chance = quickChance(pick(random, 2 ** 32)[0])
  const handfuls: World[][] = []
  const imagine = () => Array.from({ length: handful }, () => imagineWorld(position, chance))
  return yield* bestInWorlds(
    candidates.slice(0, kept),
    (candidate, number) =>
      (handfuls[number] ??= imagine()).reduce((sum, world) => sum + playOut(candidate, world), 0),
    effort * tries,
  )
}
