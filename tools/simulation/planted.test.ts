import { expect, test } from 'vitest'

import { live, runnable } from './life.ts'
import { planFor } from './planted/fault.ts'
import { planted } from './planted/planted.ts'
import { buildProgram } from './program.ts'

test.each(planted)('the universe finds it when $name', async (fault) => {
  const { broken } = await live(planFor(fault), runnable(await buildProgram(fault)))
  expect(broken).not.toEqual([])
})

test('there are more than twenty of them', () => {
  expect(planted.length).toBeGreaterThanOrEqual(20)
})
