import type { AnyMove } from '../../shared/game/game.ts'
import { timeouts } from '../../shared/protocol/limits.ts'
import { withCancellation, cooperativeScheduler } from '../CooperativeScheduler.ts'
import type { BotTask } from './decisions/table.ts'

/**
 * Returns the effort of a bot, between 0 and 1, while `others` other long tasks are running. Under
 * load bots play weaker, so that people don't have to wait. At 0 the strongest bot plays like a
 * medium bot, which is fast.
 */
const effortWith = (others: number): number =>
  others < 4 ? 1 : others < 8 ? 1 / 2 : others < 16 ? 1 / 4 : 0

/**
 * Computes a bot's move in slices. Returns undefined if the state has changed meanwhile. The effort
 * depends only on the load, never on the cards, so it reveals nothing about the cards.
 */
export async function computeBotMove(
  { computeMove }: BotTask,
  isCurrent: () => boolean,
  now: () => number,
): Promise<AnyMove | null | undefined> {
  const begun = now()
  const isInTime = () => now() - begun < timeouts.botComputation
  const isWanted = () => isCurrent() && isInTime()
  const move = await cooperativeScheduler.run(
    withCancellation(isWanted, computeMove(effortWith(cooperativeScheduler.activeCount))),
  )
  // If the search was cancelled because it got too few slices in time, the bot moves without a
  // search.
  return move === undefined && isCurrent() ? cooperativeScheduler.run(computeMove(0)) : move
}
