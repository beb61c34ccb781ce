import type { AnyMove } from '../../shared/game/game.ts'
import { patience } from '../../shared/protocol/limits.ts'
import { withCancellation, cooperativeScheduler } from '../CooperativeScheduler.ts'
import type { Thinks } from './decisions/table.ts'

/**
 * Which part of its usual effort a bot may take where so many others are at something long: it plays weaker before it makes
 * anybody wait. Without any it is an even match, which is quick.
 */
const effortBeside = (others: number): number =>
  others < 4 ? 1 : others < 8 ? 1 / 2 : others < 16 ? 1 / 4 : 0

/**
 * What a bot would do, thought about in slices; undefined where the position it thinks about has passed. What its effort
 * was depends on how much else there is to do, and nothing else does.
 */
export async function think(
  { about }: Thinks,
  isCurrent: () => boolean,
  now: () => number,
): Promise<AnyMove | null | undefined> {
  const begun = now()
  const isInTime = () => now() - begun < patience.thinking
  const isWanted = () => isCurrent() && isInTime()
  const move = await cooperativeScheduler.run(
    withCancellation(isWanted, about(effortBeside(cooperativeScheduler.activeCount))),
  )
  // The machine is so busy that few slices had their turn.
  return move === undefined && isCurrent() ? cooperativeScheduler.run(about(0)) : move
}
