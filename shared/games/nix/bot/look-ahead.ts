import { pick } from '../../../deal/random.ts'
import type { BotContext } from '../../../game/bot.ts'
import { bestInWorlds } from '../../../game/look-ahead.ts'
import type { CooperativeTask } from '../../../cooperative-task.ts'
import { playOutFrom } from './course.ts'
import type { Candidate } from './impression.ts'
import type { Planner } from './plan.ts'
import type { Position } from './position.ts'
import { sampleWorld, quickRandom, type World } from './world.ts'

/** The look-ahead tries at most this many moves, the ones with the best first rating. */
const maxCandidates = 16
/** The number of batches of sampled deals for one decision, over all candidates together. */
const tries = 300
/**
 * The number of sampled deals in a batch. Simulating a single deal is too short for one step of a
 * cooperative task.
 */
const dealsPerBatch = 8

/** Finds the candidate that wins most often in sampled deals that match the view. */
export function* bestAhead(
  candidates: readonly Candidate[],
  position: Position,
  planner: Planner,
  { random, effort = 1 }: Pick<BotContext, 'random' | 'effort'>,
): CooperativeTask<Candidate | null> {
  const playOut = playOutFrom(position, planner)
  const chance = quickRandom(pick(random, 2 ** 32)[0])
  const handfuls: World[][] = []
  const imagine = () => Array.from({ length: dealsPerBatch }, () => sampleWorld(position, chance))
  return yield* bestInWorlds(
    candidates.slice(0, maxCandidates),
    (candidate, number) =>
      (handfuls[number] ??= imagine()).reduce((sum, world) => sum + playOut(candidate, world), 0),
    effort * tries,
  )
}
