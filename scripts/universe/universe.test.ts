import { beforeAll, describe, expect, test } from 'vitest'

import { live, runnable } from './life.ts'
import { asTest } from './pasted.ts'
import { planOf, type Happening } from './plan.ts'
import { buildProgram } from './program.ts'
import type { Running } from './Scene.ts'
import { shrunk } from './shrink.ts'

let running: Running
beforeAll(async () => {
  running = runnable(await buildProgram())
}, 60_000)

test.each([11, 22, 33, 44, 55, 66])('an hour of seed %i breaks no law', async (seed) => {
  const { broken, counts } = await live(planOf(seed, 1), running)
  expect(broken).toEqual([])
  expect(counts.commands).toBeGreaterThan(0)
})

test('the same seed is the same world, to the last word that anybody says in it', async () => {
  const first = await live(planOf(44, 1), running)
  const second = await live(planOf(44, 1), running)
  expect(second).toEqual(first)
  expect((await live(planOf(45, 1), running)).hash).not.toBe(first.hash)
})

describe('what has been found once holds for good:', () => {
  test.each([
    [4, 'news of a table overtook each other on their way to those who watch'],
    [58, 'a relay whose table could not write was never rung again'],
    [88, 'those who had watched over a relay that died stayed counted'],
    [114, 'a relay gave up counting while the disk of its table was full'],
  ])('seed %i: %s', async (seed) => {
    expect((await live(planOf(seed, 1), running)).broken).toEqual([])
  })
})

const happening = (at: number, does: Happening['does']): Happening => ({
  at,
  does,
  who: 0,
  roll: at,
})

const breaks = async ({ happenings }: { readonly happenings: readonly Happening[] }) =>
  ['sleeps', 'the table dies'].every((wanted) => happenings.some(({ does }) => does === wanted))

describe('a failure is made small', () => {
  const plan = {
    ...planOf(7, 1),
    happenings: Array.from({ length: 200 }, (_, at) =>
      happening(at, at === 40 ? 'sleeps' : at === 150 ? 'the table dies' : 'acts'),
    ),
  }
  test('by leaving out what it does not need', async () => {
    const { happenings } = await shrunk(plan, breaks)
    expect(happenings.map(({ at, does }) => [at, does])).toEqual([
      [40, 'sleeps'],
      [150, 'the table dies'],
    ])
  })

  test('and printed as a test', async () => {
    const text = asTest(await shrunk(plan, breaks), 'nobody hears anything')
    expect(text).toContain("{ at: 150, does: 'the table dies', who: 0, roll: 150 },")
    expect(text).toContain('// It broke: nobody hears anything')
  })
})
