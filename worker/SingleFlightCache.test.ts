import { expect, test, vi } from 'vitest'

import { SingleFlightCache } from './SingleFlightCache.ts'

/** Returns a computation that stays pending until the test resolves or rejects it. */
function pendingComputation(answer: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = vi.fn<() => Promise<string>>(() => promise)
  return { make, done: () => resolve(answer), fail: () => reject(new Error('broken')) }
}

/** Waits until all pending microtasks and short timers are done. */
const flush = () => scheduler.wait(5)

test('a value is computed once for concurrent and later callers', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const one = pendingComputation('1')
  const asked = answers.getOrCompute('a', one.make)
  const meanwhile = [answers.get('a'), answers.get('a')]
  one.done()
  expect(await Promise.all([asked, ...meanwhile, answers.get('a')])).toEqual(['1', '1', '1', '1'])
  await flush()
  expect(await answers.get('a')).toBe('1')
  expect(one.make).toHaveBeenCalledTimes(1)
})

test('values are computed one at a time, in the order of the calls', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const all = ['1', '2', '3'].map(pendingComputation)
  const made = all.map(({ make }, index) => answers.getOrCompute(String(index), make))
  for (const [index, { done }] of all.entries()) {
    await flush()
    expect(all.map(({ make }) => make.mock.calls.length)).toEqual(
      all.map((_, other) => (other <= index ? 1 : 0)),
    )
    done()
  }
  expect(await Promise.all(made)).toEqual(['1', '2', '3'])
})

test('a failed computation is not cached, and does not block the others', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const broken = pendingComputation('1')
  const after = pendingComputation('2')
  const failed = answers.getOrCompute('a', broken.make)
  const made = answers.getOrCompute('b', after.make)
  broken.fail()
  after.done()
  await expect(failed).rejects.toThrow('broken')
  expect(await made).toBe('2')
  await flush()
  expect(answers.get('a')).toBe(undefined)
})

test('no further computation begins while too many are pending', async () => {
  const answers = new SingleFlightCache<string>(10, 2)
  const all = ['1', '2'].map(pendingComputation)
  const made = all.map(({ make }, index) => answers.getOrCompute(String(index), make))
  const [late, { make }] = ['late', pendingComputation('3')] as const
  expect(answers.getOrCompute(late, make)).toBe(null)
  expect(answers.getOrCompute('1', make)).toBe(made[1])
  all[0]?.done()
  await made[0]
  await flush()
  expect(answers.getOrCompute(late, make)).not.toBe(null)
})

test('the latest values are cached', async () => {
  const answers = new SingleFlightCache<string>(2, 10)
  for (const key of ['a', 'b', 'c']) await answers.getOrCompute(key, async () => key)
  await flush()
  expect(['a', 'b', 'c'].map((key) => answers.get(key))).toEqual([undefined, 'b', 'c'])
})
