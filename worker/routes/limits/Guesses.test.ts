import { describe, expect, test } from 'vitest'

import { codeFrom, codeLength, codeLetters } from '../../../shared/code.ts'
import { limits } from '../../../shared/wire/limits.ts'
import { Guesses } from './Guesses.ts'

const start = 1_000_000_000_000
const codeOf = (number: number): string =>
  codeFrom(Array.from({ length: codeLength }, (_, place) => Math.floor(number / 18 ** place) % 18))

/** Asks for as many codes as are answered, one after the other and each a new one. */
function wrongOnes(guesses: Guesses, who: string, now: number, first: number = 0): number {
  for (let asked = 0; ; asked++) {
    const code = codeOf(first + asked)
    if (!guesses.mayAsk(who, code, now)) return asked
    guesses.ask(who, code, now)
  }
}

describe('whoever has tried too many wrong codes', () => {
  test('is answered for none that is new, and for one more after a while', () => {
    const guesses = new Guesses(5, 1_000)
    expect(wrongOnes(guesses, 'a', start)).toBe(5)
    expect(wrongOnes(guesses, 'a', start + 999, 100)).toBe(0)
    expect(wrongOnes(guesses, 'a', start + 1_000, 200)).toBe(1)
    expect(wrongOnes(guesses, 'a', start + 60_000, 300)).toBe(5)
  })

  test('slows down nobody else', () => {
    const guesses = new Guesses(5, 1_000)
    wrongOnes(guesses, 'a', start)
    expect(wrongOnes(guesses, 'b', start)).toBe(5)
  })

  test('learns nothing: a right code that is new to them is answered like a wrong one', () => {
    const guesses = new Guesses(5, 1_000)
    wrongOnes(guesses, 'a', start)
    expect(guesses.mayAsk('a', 'KTRMVX', start)).toBe(false)
  })

  test('goes on with the codes that were answered before', () => {
    const guesses = new Guesses(5, 1_000)
    guesses.ask('a', 'KTRMVX', start)
    guesses.wasRight('a', 'KTRMVX')
    expect(wrongOnes(guesses, 'a', start)).toBe(5)
    for (const code of ['KTRMVX', codeOf(0)]) expect(guesses.mayAsk('a', code, start)).toBe(true)
  })
})

test('a right code costs nothing, however often and by however many it is asked for at once', () => {
  const guesses = new Guesses(5, 1_000)
  for (let visitor = 0; visitor < 30; visitor++) {
    expect(guesses.mayAsk('school', 'KTRMVX', start)).toBe(true)
    guesses.ask('school', 'KTRMVX', start)
  }
  for (let visitor = 0; visitor < 30; visitor++) guesses.wasRight('school', 'KTRMVX')
  expect(wrongOnes(guesses, 'school', start)).toBe(5)
})

test('a wrong code that somebody keeps asking for is one guess', () => {
  const guesses = new Guesses(5, 1_000)
  for (let time = 0; time < 30; time++) guesses.ask('a', 'KTRMVX', start)
  expect(wrongOnes(guesses, 'a', start)).toBe(4)
})

test('nobody gets more guesses by asking for many codes before the first is answered', () => {
  const guesses = new Guesses(5, 1_000)
  expect(wrongOnes(guesses, 'a', start)).toBe(5)
  // The answers come when all have been asked for.
  guesses.wasRight('a', codeOf(0))
  expect(wrongOnes(guesses, 'a', start, 100)).toBe(1)
})

test('who is forgotten before memory ends is who has been silent for longest', () => {
  const guesses = new Guesses(1, 1_000)
  guesses.ask('a', codeOf(0), start)
  guesses.ask('b', codeOf(0), start)
  for (let other = 0; other < 9_999; other++) guesses.ask(`${other}`, codeOf(0), start)
  expect(guesses.mayAsk('a', 'KTRMVX', start)).toBe(true)
  expect(guesses.mayAsk('b', 'KTRMVX', start)).toBe(false)
})

describe.each([
  ['one network', limits.wrongCodes, limits.wrongCodesRefill],
  ['one page with all its visitors', limits.wrongCodesOfPage, limits.wrongCodesOfPageRefill],
])('%s', (_who, burst, refill) => {
  const day = 24 * 3_600_000

  test('takes more than a day to find one of ten thousand tables', () => {
    // So many codes are tried on average until the first is right.
    const tried = codeLetters.length ** codeLength / 10_000
    expect((tried - burst) * refill).toBeGreaterThan(day)
  })

  test('gets no more answers in a day than these limits say', () => {
    const guesses = new Guesses(burst, refill)
    let answered = 0
    for (let time = 0; time < day; time += 1_000)
      answered += wrongOnes(guesses, 'a', start + time, answered)
    expect(answered).toBeLessThanOrEqual(burst + day / refill)
    expect(answered).toBeGreaterThanOrEqual(burst + Math.floor((day - 1_000) / refill) - 1)
  })
})

test('one stranger who pretends to come from a page does not use up what its visitors may get wrong', () => {
  expect(limits.wrongCodesOfPage).toBeGreaterThan(limits.wrongCodes)
  expect(limits.wrongCodesOfPageRefill).toBeLessThan(limits.wrongCodesRefill)
})
