import { maxPieces, type CooperativeTask } from '../shared/cooperative-task.ts'

/**
 * The entry of a task in the queue, while the task runs or waits for a time slice. `firstSince` is
 * the time in ms at which the entry became the first of the queue.
 */
type QueueEntry = { firstSince: number | null }

/**
 * Length of a time slice in milliseconds. If the platform freezes the clock while code runs, a
 * slice ends after `maxPieces` pieces of the task instead.
 */
const sliceDuration = 1
/**
 * Time in ms from the start of one slice to the start of the next: one slice plus the minimum timer
 * resolution.
 */
const sliceInterval = 2
/**
 * If the first task of the queue does not use its slice within this many ms, its request was
 * probably cancelled. Then the next task gets a slice.
 */
const sliceTimeout = 1_000

/**
 * Runs the long tasks of this thread (bot moves, reviews of games, pictures) alternately in short
 * time slices. Between two slices other events can run. The platform doesn't let one object or
 * request await a promise of another. So the tasks share only the queue, and each task polls with its
 * own timer until it is the first of the queue.
 */
export class CooperativeScheduler {
  /** One entry for each active task. */
  readonly #queue: QueueEntry[] = []

  /** Number of tasks that are running or waiting for a slice. */
  get activeCount(): number {
    return this.#queue.length
  }

  async run<Done>(work: CooperativeTask<Done>): Promise<Done> {
    // A task that fits in one slice takes no longer than any other event, so it need not queue.
    let done = runSlice(work)
    while (!done) {
      const entry = await this.#waitForSlice()
      try {
        done = runSlice(work)
      } finally {
        this.#dequeue(entry)
      }
    }
    return done.value
  }

  async #waitForSlice(): Promise<QueueEntry> {
    const entry: QueueEntry = { firstSince: null }
    this.#enqueue(entry)
    do {
      // Network events can run only during a timer, not during a microtask.
      await scheduler.wait(this.#queue.indexOf(entry) * sliceInterval)
      if (this.#queue[0] !== entry) this.#dropCancelledEntry()
      // This timer may have come so late that another task dropped the entry as cancelled. In that
      // case queue the entry again.
      if (!this.#queue.includes(entry)) this.#enqueue(entry)
    } while (this.#queue[0] !== entry)
    return entry
  }

  #enqueue(entry: QueueEntry): void {
    entry.firstSince = null
    this.#queue.push(entry)
    this.#markFirst()
  }

  #dequeue(entry: QueueEntry): void {
    const index = this.#queue.indexOf(entry)
    if (index >= 0) this.#queue.splice(index, 1)
    this.#markFirst()
  }

  #dropCancelledEntry(): void {
    const [first] = this.#queue
    if (first && performance.now() - (first.firstSince ?? Infinity) > sliceTimeout)
      this.#dequeue(first)
  }

  #markFirst(): void {
    const [first] = this.#queue
    if (first) first.firstSince ??= performance.now()
  }
}

/**
 * Whether the clock has advanced during any slice so far. As long as this is false, the platform
 * may have frozen the clock, so slices are limited by `maxPieces`.
 */
let clockAdvances = false

function runSlice<Done>(work: CooperativeTask<Done>): { readonly value: Done } | null {
  const startedAt = performance.now()
  for (let pieces = 1; ; pieces++) {
    const piece = work.next()
    if (piece.done) return piece
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
