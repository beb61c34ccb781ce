import { parentPort, workerData } from 'node:worker_threads'

import { live, runnable } from './life.ts'
import { planOf } from './plan.ts'
import type { Program } from './program.ts'
import type { Told, Wanted } from './Threads.ts'

const running = runnable(workerData as Program)

parentPort?.on('message', async ({ seed, hours }: Wanted) => {
  const plan = planOf(seed, hours)
  const outcome = await live(plan, running)
  parentPort?.postMessage({ seed, hours: plan.hours, outcome } satisfies Told)
})
