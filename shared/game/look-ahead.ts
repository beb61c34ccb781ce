import type { CooperativeTask } from '../cooperative-task.ts'

/**
 * Returns the candidate with the best average result in sampled deals. All candidates are tried in
 * the same deals, so that luck does not favour one of them. A candidate that is clearly worse is
 * dropped, so that the remaining tries go to the better ones. The task yields after each try, and
 * also wherever `worthIn` yields.
 * @param worthIn evaluates a candidate in the sampled deal with this number
 * @param tries the total number of evaluations, or a function that gets the number so far and
 * returns whether to stop
 */
export function* bestInWorlds<Candidate>(
  candidates: readonly Candidate[],
  worthIn: (candidate: Candidate, world: number) => number | CooperativeTask<number>,
  tries: number | ((tried: number) => boolean),
): CooperativeTask<Candidate | null> {
  let racers = candidates.map((candidate) => ({ candidate, worths: [] as number[], sum: 0 }))
  for (let world = 0, tried = 0; racers.length > 1; world++) {
    tried += racers.length
    if (typeof tries === 'number' ? tried > tries : tries(tried)) break
    for (const racer of racers) {
      const trying = worthIn(racer.candidate, world)
      const worth = typeof trying === 'number' ? trying : yield* trying
      racer.worths.push(worth)
      racer.sum += worth
      yield
    }
    if (world % comparisonInterval !== comparisonInterval - 1) continue
    const best = leaderOf(racers)
    racers = racers.filter((one) => one === best || !isBehind(one.worths, best.worths))
  }
  return racers.length === 0 ? null : leaderOf(racers).candidate
}

/**
 * Returns the best candidate. If several are equal, returns the first, because callers sort the
 * candidates by preference.
 */
const leaderOf = <Any extends { readonly sum: number }>(racers: readonly Any[]): Any =>
  racers.reduce((best, one) => (one.sum > best.sum ? one : best))

/**
 * The number of sampled deals after which the candidates are compared. Fewer deals would give no
 * significant result.
 */
const comparisonInterval = 5
/** A difference counts as significant from this number of standard errors. */
const significance = 2.5

/**
 * Whether a candidate is significantly worse than the best one. Compares the results deal by deal
 * (a paired test), because a hard deal is hard for both candidates.
 */
function isBehind(worths: readonly number[], best: readonly number[]): boolean {
  const count = worths.length
  const gaps = worths.map((worth, world) => (best[world] ?? 0) - worth)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)
  return mean > significance * Math.sqrt(squares / (count - 1) / count)
}
