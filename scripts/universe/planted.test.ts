import { expect, test } from 'vitest'

import { live, runnable } from './life.ts'
import { planOf } from './plan.ts'
import { planted } from './planted.ts'
import { buildProgram } from './program.ts'

test.each(planted)('the universe finds it when $name', async ({ seed, ...change }) => {
  const { broken } = await live(planOf(seed, 1), runnable(await buildProgram(change)))
  expect(broken).not.toEqual([])
})

test('there are more than twenty of them', () => {
  expect(planted.length).toBeGreaterThanOrEqual(20)
})
