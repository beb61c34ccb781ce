import type { CooperativeTask } from '../cooperative-task.ts'

/**
 * Returns the candidate with the best average result in sampled deals. All candidates are tried in
 * the same deals, so that luck does not favour one of them. A candidate that falls clearly behind
 * is dropped, and the remaining tries go to the close ones. Each try is one step of the task;
 * `worthIn` can split a try into more steps.
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

type Racer = { readonly worths: readonly number[]; readonly sum: number }

/**
 * Returns the best candidate. If several candidates are equal, it returns the first, because
 * candidates are sorted by preference before any look-ahead.
 */
const leaderOf = <Any extends Racer>(racers: readonly Any[]): Any =>
  racers.reduce((best, one) => (one.sum > best.sum ? one : best))

/** The number of sampled deals between two comparisons. The results of fewer deals are not significant. */
const comparisonInterval = 5
/** The number of standard errors at which a difference is significant. */
const significance = 2.5

/**
 * Whether a candidate is significantly worse than the best one. The comparison is deal by deal (a
 * paired test), because a deal that is hard for one candidate is hard for the other too.
 */
function isBehind(worths: readonly number[], best: readonly number[]): boolean {
  const count = worths.length
  const gaps = worths.map((worth, world) => (best[world] ?? 0) - worth)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)
  return mean > significance * Math.sqrt(squares / (count - 1) / count)
}
