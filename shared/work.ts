/**
 * Something long, in pieces: after each of them whoever does it may let others go first. A piece is counted in steps and
 * not by a clock, so what comes of it is the same however often it was put off; few take more than a millisecond.
 */
export type Work<Done> = Generator<void, Done>

/** Does all of it in one go. */
export function atOnce<Done>(work: Work<Done>): Done {
  for (;;) {
    const step = work.next()
    if (step.done) return step.value
  }
}

/** So many pieces at most are done before others may go first. */
export const mostPieces = 2

/** So many steps of a game are a piece: some milliseconds. */
export const stepsAtOnce = 50
