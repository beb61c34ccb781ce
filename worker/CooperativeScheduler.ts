import { mostPieces, type Work } from '../shared/work.ts'

/** One that waits for its turn, or has it: since when it is the first. */
type Turn = { firstSince: number | null }

/** A slice is over after so many milliseconds; where the platform stops its clock meanwhile, after so many pieces. */
const sliceDuration = 1
/** A slice, and what the shortest timer takes. */
const turnInterval = 2
/** Whoever has not ended a turn by then was ended with its request: the next one begins. */
const turnTimeout = 1_000

/**
 * All long work that is done in this thread: what bots think about, reviews of games, pictures. It is done in slices, by
 * turns and one at a time, and after each of them whatever else has come goes first. Objects and requests share nothing
 * here but the order of their turns: the platform lets none of them wait for what another one does, so each looks by its
 * own timer whether its turn has come.
 */
export class CooperativeScheduler {
  /** A turn for each that is at it. */
  readonly #turns: Turn[] = []

  /** How many are at it at the moment. */
  get activeCount(): number {
    return this.#turns.length
  }

  async run<Done>(work: Work<Done>): Promise<Done> {
    // What is no longer than a slice is no longer than whatever else is done at once.
    let done = runSlice(work)
    while (!done) {
      const turn = await this.#turn()
      try {
        done = runSlice(work)
      } finally {
        this.#end(turn)
      }
    }
    return done.value
  }

  async #turn(): Promise<Turn> {
    const turn: Turn = { firstSince: null }
    this.#begin(turn)
    do {
      // Only a timer lets in what has come over the network.
      await scheduler.wait(this.#turns.indexOf(turn) * turnInterval)
      if (this.#turns[0] !== turn) this.#endIfLost()
      // It was so late that it was taken for lost.
      if (!this.#turns.includes(turn)) this.#begin(turn)
    } while (this.#turns[0] !== turn)
    return turn
  }

  #begin(turn: Turn): void {
    turn.firstSince = null
    this.#turns.push(turn)
    this.#markFirst()
  }

  #end(turn: Turn): void {
    const at = this.#turns.indexOf(turn)
    if (at >= 0) this.#turns.splice(at, 1)
    this.#markFirst()
  }

  #endIfLost(): void {
    const [first] = this.#turns
    if (first && performance.now() - (first.firstSince ?? Infinity) > turnTimeout) this.#end(first)
  }

  #markFirst(): void {
    const [first] = this.#turns
    if (first) first.firstSince ??= performance.now()
  }
}

/** Whether it has been seen to go on while something is done. It may be coarse: one that stands still proves nothing. */
let clockAdvances = false

function runSlice<Done>(work: Work<Done>): { readonly value: Done } | null {
  const begun = performance.now()
  for (let pieces = 1; ; pieces++) {
    const step = work.next()
    if (step.done) return step
    const passed = performance.now() - begun
    clockAdvances ||= passed > 0
    if (clockAdvances ? passed >= sliceDuration : pieces >= mostPieces) return null
  }
}

export const cooperativeScheduler = new CooperativeScheduler()

/** The same work as long as it is wanted; undefined afterwards. */
export function* withCancellation<Done>(
  isWanted: () => boolean,
  work: Work<Done>,
): Work<Done | undefined> {
  while (isWanted()) {
    const step = work.next()
    if (step.done) return step.value
    yield
  }
  return undefined
}
