import { expect, test } from 'vitest'

import { bundle } from './bundle.ts'
import { faults, planFor } from './faults.ts'
import { programsOf, simulate } from './simulation.ts'

test.each(faults)('the simulation finds that $name', async (fault) => {
  const { broken } = await simulate(planFor(fault), programsOf(await bundle(fault)))
  expect(broken).not.toEqual([])
})

test.each(faults.filter(({ actions }) => actions))(
  'without the fault, the same actions break no invariant: $name',
  async (fault) => {
    const { broken } = await simulate(planFor(fault), programsOf(await bundle()))
    expect(broken).toEqual([])
  },
)
