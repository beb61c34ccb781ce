import { maxPieces, type CooperativeTask } from '../shared/cooperative-task.ts'

/** A task that waits for its turn or is running. `firstSince` is when it became the first of the queue. */
type Turn = { firstSince: number | null }

/** Milliseconds of a slice. If the platform freezes the clock while code runs, a slice ends after `maxPieces` steps instead. */
const sliceDuration = 1
/** Delay in ms before the next turn: one slice plus the minimum timer resolution. */
const turnInterval = 2
/** A turn that lasts longer than this belongs to a request that was cancelled, so the next one begins. */
const turnTimeout = 1_000

/**
 * Runs the long tasks of this thread (bot moves, reviews of games, pictures) in slices, one slice at a time and round robin, and
 * lets other events in between two slices. The platform doesn't let one object or request await a promise of another, so tasks
 * share only the order of their turns, and each polls with its own timer whether its turn has come.
 */
export class CooperativeScheduler {
  /** One turn for each active task. */
  readonly #turns: Turn[] = []

  /** Number of tasks that are running or waiting for their turn. */
  get activeCount(): number {
    return this.#turns.length
  }

  async run<Done>(work: CooperativeTask<Done>): Promise<Done> {
    // A task that fits in one slice takes no longer than any other event, so it need not queue.
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
      // Only a timer, and no microtask, lets network events in.
      await scheduler.wait(this.#turns.indexOf(turn) * turnInterval)
      if (this.#turns[0] !== turn) this.#dropLostTurn()
      // The turn was so late that another task has removed it as lost.
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
    const index = this.#turns.indexOf(turn)
    if (index >= 0) this.#turns.splice(index, 1)
    this.#markFirst()
  }

  #dropLostTurn(): void {
    const [first] = this.#turns
    if (first && performance.now() - (first.firstSince ?? Infinity) > turnTimeout) this.#end(first)
  }

  #markFirst(): void {
    const [first] = this.#turns
    if (first) first.firstSince ??= performance.now()
  }
}

/** Whether the clock was ever seen to advance while code runs. A coarse clock may stand still for a while, so that proves nothing. */
let clockAdvances = false

function runSlice<Done>(work: CooperativeTask<Done>): { readonly value: Done } | null {
  const startedAt = performance.now()
  for (let pieces = 1; ; pieces++) {
    const step = work.next()
    if (step.done) return step
    const elapsed = performance.now() - startedAt
    clockAdvances ||= elapsed > 0
    if (clockAdvances ? elapsed >= sliceDuration : pieces >= maxPieces) return null
  }
}

export const cooperativeScheduler = new CooperativeScheduler()

/** Runs a task as long as `isWanted` returns true; otherwise the result is undefined. */
export function* withCancellation<Done>(
  isWanted: () => boolean,
  work: CooperativeTask<Done>,
): CooperativeTask<Done | undefined> {
  while (isWanted()) {
    const step = work.next()
    if (step.done) return step.value
    yield
  }
  return undefined
}
