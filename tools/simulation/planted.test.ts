import { expect, test } from 'vitest'

import { bundle } from './bundle.ts'
import { faults, planFor } from './faults.ts'
import { programsOf, simulate } from './simulation.ts'

test.each(faults)('the simulation finds it if $name', async (fault) => {
  const { broken } = await simulate(planFor(fault), programsOf(await bundle(fault)))
  expect(broken).not.toEqual([])
})

test.each(faults.filter(({ actions }) => actions))(
  'without the fault, the actions that find that $name break no invariant',
  async (fault) => {
    const { broken } = await simulate(planFor(fault), programsOf(await bundle()))
    expect(broken).toEqual([])
  },
)
