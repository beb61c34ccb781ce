import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

import type { Bundles } from './bundle.ts'
import type { Plan } from './plan.ts'
import { type Outcome, programsOf, simulate } from './simulation.ts'

type TaskResult = { readonly plan: Plan; readonly outcome: Outcome }

/**
 * Most objects of a simulation live only for a short time. With a large young generation, V8
 * collects them cheaply.
 */
const resourceLimits = { maxYoungGenerationSizeMb: 128 }

/** Runs one simulation on each core at the same time. */
export class Threads {
  readonly #workers: readonly Worker[]

  constructor(bundles: Bundles) {
    // Every core already runs a simulation, so parallel garbage collection would only slow the
    // others down.
    setFlagsFromString('--single-threaded-gc')
    // Keeps compiled code that was not used for a while, because the next table may call it.
    setFlagsFromString('--no-flush-bytecode')
    this.#workers = Array.from(
      { length: availableParallelism() },
      () => new Worker(new URL(import.meta.url), { workerData: bundles, resourceLimits }),
    )
  }

  /** Simulates each plan that `next` returns, until it returns null. */
  async run(next: () => Plan | null, tell: (result: TaskResult) => void): Promise<void> {
    await Promise.all(
      this.#workers.map(async (worker) => {
        for (let plan = next(); plan !== null; plan = next()) {
          worker.postMessage(plan)
          const [result] = (await once(worker, 'message')) as [TaskResult]
          tell(result)
        }
      }),
    )
  }

  async close(): Promise<void> {
    await Promise.all(this.#workers.map((worker) => worker.terminate()))
  }
}

if (!isMainThread && parentPort) {
  const port = parentPort
  const programs = programsOf(workerData as Bundles)
  port.on('message', async (plan: Plan) => {
    const outcome = await simulate(plan, programs)
    port.postMessage({ plan, outcome } satisfies TaskResult)
  })
}
