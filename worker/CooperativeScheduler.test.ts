import { expect, test } from 'vitest'

import type { CooperativeTask } from '../shared/cooperative-task.ts'
import { withCancellation, CooperativeScheduler } from './CooperativeScheduler.ts'

/**
 * Returns a task with `count` pieces that adds the name of each piece to `order`. Each piece takes
 * longer than a slice.
 */
function* pieces(name: string, count: number, order: string[]): CooperativeTask<string> {
  for (let piece = 1; piece <= count; piece++) {
    order.push(`${name}${piece}`)
    const begun = performance.now()
    while (performance.now() - begun < 1.5);
    yield
  }
  return name
}

test('a long task runs in slices, with other events between them', async () => {
  const order: string[] = []
  const done = new CooperativeScheduler().run(pieces('a', 3, order))
  void scheduler.wait(0).then(() => order.push('another event'))
  expect(await done).toBe('a')
  expect(order.indexOf('another event')).toBeLessThan(order.indexOf('a3'))
})

test('tasks take turns in the order in which they began', async () => {
  const order: string[] = []
  const work = new CooperativeScheduler()
  const done = ['a', 'b', 'c'].map((name) => work.run(pieces(name, 3, order)))
  expect(work.activeCount).toBe(3)
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(work.activeCount).toBe(0)
})

function* broken(): CooperativeTask<string> {
  yield
  throw new Error('broken')
}

test('a task that fails does not block the others', async () => {
  const work = new CooperativeScheduler()
  const failed = work.run(broken())
  const after = work.run(pieces('b', 2, []))
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toBe('b')
  expect(work.activeCount).toBe(0)
})

test('a cancelled task stops', async () => {
  const order: string[] = []
  const done = new CooperativeScheduler().run(
    withCancellation(() => order.length < 2, pieces('a', 5, order)),
  )
  expect(await done).toBe(undefined)
  expect(order).toEqual(['a1', 'a2'])
})
