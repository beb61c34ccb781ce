import { beforeAll, expect, test } from 'vitest'

import { bundle } from './bundle.ts'
import { type Fault, faults, planFor } from './faults.ts'
import type { Plan } from './plan.ts'
import { type Programs, programsOf, simulate } from './simulation.ts'

let unchanged: Programs
beforeAll(async () => {
  unchanged = programsOf(await bundle())
})

/** The maximum number of tables to try, each for an hour. The nightly run simulates 500 hours. */
const maxTables = 300

/** Returns the plan of the first table that finds the fault. */
async function findingPlan(fault: Fault): Promise<Plan> {
  const programs = programsOf(await bundle(fault))
  for (let seed = fault.seed; seed < fault.seed + maxTables; seed++) {
    const plan = planFor(fault, seed)
    const { broken } = await simulate(plan, programs)
    if (broken.length > 0) return plan
  }
  throw new Error(`no table from ${fault.seed} on finds the fault in ${maxTables} hours`)
}

test.each(faults)('the simulation finds that $name', async (fault) => {
  const plan = await findingPlan(fault)
  // Without the fault, the same table breaks no invariant.
  expect((await simulate(plan, unchanged)).broken).toEqual([])
})
