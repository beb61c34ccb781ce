import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'

import type { Outcome } from './life.ts'
import type { Program } from './program.ts'

/** What came of the plan of one seed. */
export type Told = { readonly seed: number; readonly hours: number; readonly outcome: Outcome }

/** All cores at once, each with universes of its own. */
export class Threads {
  readonly #workers: readonly Worker[]

  constructor(program: Program) {
    const file = new URL('thread.ts', import.meta.url)
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(file, { workerData: program }),
    )
  }

  /** Each seed that `next` gives, until it gives none. */
  async live(next: () => number | null, tell: (told: Told) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let seed = next(); seed !== null; seed = next()) {
          worker.postMessage(seed)
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
