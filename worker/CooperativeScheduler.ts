import { maxPieces, type CooperativeTask } from '../shared/cooperative-task.ts'

/**
 * The place of a task in the queue, while the task waits or runs. `firstSince` is the time in ms at
 * which the task became the first of the queue.
 */
type Turn = { firstSince: number | null }

/**
 * Length of a slice in milliseconds. If the platform freezes the clock while code runs, a slice
 * ends after `maxPieces` steps instead.
 */
const sliceDuration = 1
/** Delay in ms before the next turn: one slice plus the minimum timer resolution. */
const turnInterval = 2
/**
 * Milliseconds after which a turn counts as lost, because its request was probably cancelled. Then
 * the next task gets its turn.
 */
const turnTimeout = 1_000

/**
 * Runs the long tasks of this thread (bot moves, reviews of games, pictures) in short slices, in
 * turn. Between two slices other events can run. The platform doesn't let one object or request
 * await a promise of another. So the tasks share only the queue of turns, and each task polls with
 * its own timer until its turn comes.
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
      // Network events can run only during a timer, not during a microtask.
      await scheduler.wait(this.#turns.indexOf(turn) * turnInterval)
      if (this.#turns[0] !== turn) this.#dropLostTurn()
      // This turn came so late that another task assumed that it was lost, and removed it. Queues a
      // new turn.
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

/** Whether the clock was ever seen to advance while code runs. As long as this is false, a slice must not rely on the clock to end. */
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

/**
 * Runs a task as long as `isWanted` returns true. Returns undefined if the task was cancelled
 * before its end.
 */
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
