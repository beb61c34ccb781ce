/**
 * A cooperative task: a long computation that yields after each piece of work, so that its caller can run other tasks in between.
 * A piece ends after a fixed amount of work, not by a clock, so the result does not depend on the scheduling. Most
 * pieces take less than a few milliseconds.
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

/** The number of moves and signals in one piece of a task that replays a game. A piece takes a few milliseconds. */
export const stepsPerPiece = 50
