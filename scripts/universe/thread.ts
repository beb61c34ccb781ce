import { parentPort, workerData } from 'node:worker_threads'

import { live, runnable } from './life.ts'
import { planOf } from './plan.ts'
import type { Program } from './program.ts'
import type { Told } from './Threads.ts'

const running = runnable(workerData as Program)

parentPort?.on('message', async (seed: number) => {
  const plan = planOf(seed)
  const outcome = await live(plan, running)
  parentPort?.postMessage({ seed, hours: plan.hours, outcome } satisfies Told)
})
