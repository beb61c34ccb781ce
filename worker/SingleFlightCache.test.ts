import { expect, test, vi } from 'vitest'

import { SingleFlightCache } from './SingleFlightCache.ts'

/** Something that is being made until it is let go. */
function waitingFor(answer: string) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const make = vi.fn<() => Promise<string>>(() => promise)
  return { make, done: () => resolve(answer), fail: () => reject(new Error('broken')) }
}

/** Whatever can happen without anybody's doing has happened. */
const settled = () => scheduler.wait(5)

test('an answer is made once for all who ask for it, meanwhile and later', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const one = waitingFor('1')
  const asked = answers.compute('a', one.make)
  const meanwhile = [answers.get('a'), answers.get('a')]
  one.done()
  expect(await Promise.all([asked, ...meanwhile, answers.get('a')])).toEqual(['1', '1', '1', '1'])
  await settled()
  expect(await answers.get('a')).toBe('1')
  expect(one.make).toHaveBeenCalledTimes(1)
})

test('one answer is made at a time, in the order in which they were asked for', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const all = ['1', '2', '3'].map(waitingFor)
  const made = all.map(({ make }, index) => answers.compute(String(index), make))
  for (const [index, { done }] of all.entries()) {
    await settled()
    expect(all.map(({ make }) => make.mock.calls.length)).toEqual(
      all.map((_, other) => (other <= index ? 1 : 0)),
    )
    done()
  }
  expect(await Promise.all(made)).toEqual(['1', '2', '3'])
})

test('one that fails is not kept, and holds up none of the others', async () => {
  const answers = new SingleFlightCache<string>(10, 10)
  const broken = waitingFor('1')
  const after = waitingFor('2')
  const failed = answers.compute('a', broken.make)
  const made = answers.compute('b', after.make)
  broken.fail()
  after.done()
  await expect(failed).rejects.toThrow('broken')
  expect(await made).toBe('2')
  await settled()
  expect(answers.get('a')).toBe(undefined)
})

test('it is busy while so many are waited for', async () => {
  const answers = new SingleFlightCache<string>(10, 2)
  const all = ['1', '2'].map(waitingFor)
  const made = all.map(({ make }, index) => answers.compute(String(index), make))
  expect(answers.isBusy()).toBe(true)
  all[0]?.done()
  await made[0]
  await settled()
  expect(answers.isBusy()).toBe(false)
})

test('the latest are kept', async () => {
  const answers = new SingleFlightCache<string>(2, 10)
  for (const key of ['a', 'b', 'c']) await answers.compute(key, async () => key)
  await settled()
  expect(['a', 'b', 'c'].map((key) => answers.get(key))).toEqual([undefined, 'b', 'c'])
})
