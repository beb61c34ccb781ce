import type { Work } from '../work.ts'

/**
 * The candidate that fares best in sampled worlds. All are tried in the same worlds, so that none of them is lucky; who
 * falls clearly behind is tried no more, and what is left of the effort goes to those that are close. Each try is a piece
 * of the work, or several where it says so itself.
 * @param worthIn how a candidate fares in a world, which is known by its number
 * @param tries how often a candidate may be tried in a world, all in all
 */
export function* bestInWorlds<Candidate>(
  candidates: readonly Candidate[],
  worthIn: (candidate: Candidate, world: number) => number | Work<number>,
  tries: number,
): Work<Candidate | null> {
  let racers = candidates.map((candidate) => ({ candidate, worths: [] as number[], sum: 0 }))
  for (let world = 0, tried = 0; racers.length > 1; world++) {
    tried += racers.length
    if (tried > tries) break
    for (const racer of racers) {
      const trying = worthIn(racer.candidate, world)
      const worth = typeof trying === 'number' ? trying : yield* trying
      racer.worths.push(worth)
      racer.sum += worth
      yield
    }
    if (world % few !== few - 1) continue
    const best = leaderOf(racers)
    racers = racers.filter((one) => one === best || !isBehind(one.worths, best.worths))
  }
  return racers.length === 0 ? null : leaderOf(racers).candidate
}

type Racer = { readonly worths: readonly number[]; readonly sum: number }

/** The first of the best: candidates come in the order in which they are liked before any look. */
const leaderOf = <Any extends Racer>(racers: readonly Any[]): Any =>
  racers.reduce((best, one) => (one.sum > best.sum ? one : best))

/** Fewer worlds prove nothing, and after each so many it is asked who has fallen behind. */
const few = 5
/** So many standard errors are no luck. */
const clearly = 2.5

/** World by world: what is hard for one is hard for the other, so their difference tells more than their means. */
function isBehind(worths: readonly number[], best: readonly number[]): boolean {
  const count = worths.length
  const gaps = worths.map((worth, world) => (best[world] ?? 0) - worth)
  const mean = gaps.reduce((sum, gap) => sum + gap, 0) / count
  const squares = gaps.reduce((sum, gap) => sum + (gap - mean) ** 2, 0)
  return mean > clearly * Math.sqrt(squares / (count - 1) / count)
}
