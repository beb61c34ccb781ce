import { expect, test } from 'vitest'

import type { Work } from '../shared/work.ts'
import { withCancellation, CooperativeScheduler } from './CooperativeScheduler.ts'

/** Writes down what it does, in so many slices: each piece is as long as a slice may be. */
function* pieces(name: string, count: number, order: string[]): Work<string> {
  for (let piece = 1; piece <= count; piece++) {
    order.push(`${name}${piece}`)
    const begun = performance.now()
    while (performance.now() - begun < 1.5);
    yield
  }
  return name
}

test('a long work is done in slices, and whoever else has come goes between them', async () => {
  const order: string[] = []
  const done = new CooperativeScheduler().run(pieces('a', 3, order))
  void scheduler.wait(0).then(() => order.push('somebody else'))
  expect(await done).toBe('a')
  expect(order.indexOf('somebody else')).toBeLessThan(order.indexOf('a3'))
})

test('all who are at it have their turns one after the other, whoever began first', async () => {
  const order: string[] = []
  const work = new CooperativeScheduler()
  const done = ['a', 'b', 'c'].map((name) => work.run(pieces(name, 3, order)))
  expect(work.activeCount).toBe(3)
  expect(await Promise.all(done)).toEqual(['a', 'b', 'c'])
  expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'])
  expect(work.activeCount).toBe(0)
})

function* broken(): Work<string> {
  yield
  throw new Error('broken')
}

test('one that fails holds up none of the others', async () => {
  const work = new CooperativeScheduler()
  const failed = work.run(broken())
  const after = work.run(pieces('b', 2, []))
  await expect(failed).rejects.toThrow('broken')
  expect(await after).toBe('b')
  expect(work.activeCount).toBe(0)
})

test('what nobody wants any more is not gone on with', async () => {
  const order: string[] = []
  const done = new CooperativeScheduler().run(
    withCancellation(() => order.length < 2, pieces('a', 5, order)),
  )
  expect(await done).toBe(undefined)
  expect(order).toEqual(['a1', 'a2'])
})
