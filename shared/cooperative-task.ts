/**
 * A cooperative task: a long computation that yields after each piece, so that its caller can run other tasks in between.
 * Pieces are counted in steps and not by a clock, so the result does not depend on the scheduling. Few pieces take more
 * than a millisecond.
 * @example
 * function* sum(numbers: readonly number[]): CooperativeTask<number> {
 *   let total = 0
 *   for (const number of numbers) {
 *     total += number
 *     yield
 *   }
 *   return total
 * }
 * runToCompletion(sum([1, 2, 3])) // 6
 */
export type CooperativeTask<Done> = Generator<void, Done>

/** Runs a task to its end without a pause. */
export function runToCompletion<Done>(work: CooperativeTask<Done>): Done {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** The largest number of pieces that a caller runs before it lets other tasks run. */
export const maxPieces = 2

/** The number of game steps in one piece of a task. A piece takes a few milliseconds. */
export const stepsPerPiece = 50
