import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { Worker } from 'node:worker_threads'

import type { Outcome } from './life.ts'
import type { Program } from './program.ts'

/** A seed, and how many hours of it; null for as many as its plan has. */
export type Wanted = { readonly seed: number; readonly hours: number | null }

/** What came of the plan of one seed. */
export type Told = { readonly seed: number; readonly hours: number; readonly outcome: Outcome }

/** Most of what a universe makes is gone at once, and is cheap to clean up where there is room for it. */
const resourceLimits = { maxYoungGenerationSizeMb: 128 }

/** All cores at once, each with universes of its own. */
export class Threads {
  readonly #workers: readonly Worker[]

  constructor(program: Program) {
    // Each thread has a core of its own, and none is left for those that would clean up beside it.
    setFlagsFromString('--single-threaded-gc')
    // What one table does not need the next one may.
    setFlagsFromString('--no-flush-bytecode')
    const file = new URL('thread.ts', import.meta.url)
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(file, { workerData: program, resourceLimits }),
    )
  }

  /** Each plan that `next` gives, until it gives none. */
  async live(next: () => Wanted | null, tell: (told: Told) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let wanted = next(); wanted !== null; wanted = next()) {
          worker.postMessage(wanted)
          const [told] = (await once(worker, 'message')) as [Told]
          tell(told)
        }
      }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}
