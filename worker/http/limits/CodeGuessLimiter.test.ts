import { describe, expect, test } from 'vitest'

import { codeFrom, codeLength, codeLetters } from '../../../shared/code.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { networksOf } from './address.ts'
import { CodeGuessLimiter, type GuessLimits } from './CodeGuessLimiter.ts'

const start = 1_000_000_000_000
const codeOf = (number: number): string =>
  codeFrom(Array.from({ length: codeLength }, (_, place) => Math.floor(number / 18 ** place) % 18))

const boundless = { burst: 1_000_000_000, refill: 1 }
const few = { burst: 5, refill: 1_000 }
const guessesOf = (given: Partial<GuessLimits> = {}) =>
  new CodeGuessLimiter({ perNetwork: few, total: boundless, perNetworkInRush: few, ...given })

const [a, b, school] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(networksOf) as [
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
]

/** Tries a wrong code. Returns whether the limiter allowed the request. */
function isAnswered(guesses: CodeGuessLimiter, who: typeof a, code: string, now: number): boolean {
  if (!guesses.isAllowed(who, code, now)) return false
  guesses.begin(who, code, now)
  guesses.markWrong(who, code, now)
  return true
}

/** Tries new wrong codes until the limiter refuses a code. Returns the number of allowed tries. */
function tryWrongCodes(
  guesses: CodeGuessLimiter,
  who: typeof a,
  now: number,
  first: number = 0,
): number {
  for (let asked = 0; ; asked++)
    if (!isAnswered(guesses, who, codeOf(first + asked), now)) return asked
}

describe('a network that has tried too many wrong codes', () => {
  test('may try no new code, and one more after a while', () => {
    const guesses = guessesOf()
    expect(tryWrongCodes(guesses, a, start)).toBe(5)
    expect(tryWrongCodes(guesses, a, start + 999, 100)).toBe(0)
    expect(tryWrongCodes(guesses, a, start + 1_000, 200)).toBe(1)
    expect(tryWrongCodes(guesses, a, start + 60_000, 300)).toBe(5)
  })

  test('does not limit other networks', () => {
    const guesses = guessesOf()
    tryWrongCodes(guesses, a, start)
    expect(tryWrongCodes(guesses, b, start)).toBe(5)
  })

  test('learns nothing: a new code that is right is refused like a wrong one', () => {
    const guesses = guessesOf()
    tryWrongCodes(guesses, a, start)
    expect(guesses.isAllowed(a, 'KTRMVX', start)).toBe(false)
  })

  test('can still use the codes that it knew before', () => {
    const guesses = guessesOf()
    guesses.begin(a, 'KTRMVX', start)
    guesses.markRight(a, 'KTRMVX')
    expect(tryWrongCodes(guesses, a, start)).toBe(5)
    for (const code of ['KTRMVX', codeOf(0)]) expect(guesses.isAllowed(a, code, start)).toBe(true)
  })
})

test('a right code costs nothing, even with many concurrent requests', () => {
  const guesses = guessesOf()
  for (let visitor = 0; visitor < 30; visitor++) {
    expect(guesses.isAllowed(school, 'KTRMVX', start)).toBe(true)
    guesses.begin(school, 'KTRMVX', start)
  }
  for (let visitor = 0; visitor < 30; visitor++) guesses.markRight(school, 'KTRMVX')
  expect(tryWrongCodes(guesses, school, start)).toBe(5)
})

test('a wrong code that is requested repeatedly counts as one guess', () => {
  const guesses = guessesOf()
  for (let time = 0; time < 30; time++) guesses.begin(a, 'KTRMVX', start)
  expect(tryWrongCodes(guesses, a, start)).toBe(4)
})

test('concurrent requests for many codes do not get more guesses', () => {
  const guesses = guessesOf()
  expect(tryWrongCodes(guesses, a, start)).toBe(5)
  // Only now, after all requests, the limiter learns that one code was right. So it allows one more
  // guess.
  guesses.markRight(a, codeOf(0))
  expect(tryWrongCodes(guesses, a, start, 100)).toBe(1)
})

test('requests of thousands of other networks do not reset the count of a network', () => {
  const guesses = guessesOf({ perNetwork: { burst: 5, refill: 3_600_000 } })
  tryWrongCodes(guesses, a, start)
  for (let other = 0; other < 30_000; other++)
    isAnswered(guesses, networksOf(`10.0.${other >> 8}.${other & 255}`), codeOf(0), start)
  expect(guesses.isAllowed(a, 'KTRMVX', start)).toBe(false)
  expect(guesses.isAllowed(b, 'KTRMVX', start)).toBe(true)
})

const real: GuessLimits = {
  perNetwork: { burst: limits.wrongCodes, refill: limits.wrongCodesRefill },
  total: { burst: limits.wrongCodesOfAll, refill: limits.wrongCodesOfAllRefill },
  perNetworkInRush: { burst: limits.wrongCodesInRush, refill: limits.wrongCodesInRushRefill },
}

describe('one network', () => {
  const day = 24 * 3_600_000
  const { burst, refill } = real.perNetwork

  test('takes more than a day to find one of ten thousand tables', () => {
    // The average number of tries until a guesser hits one of 10,000 tables.
    const tried = codeLetters.length ** codeLength / 10_000
    expect((tried - burst) * refill).toBeGreaterThan(day)
  })

  test('gets no more tries in a day than the limits allow', () => {
    const guesses = new CodeGuessLimiter(real)
    let answered = 0
    for (let time = 0; time < day; time += 1_000)
      answered += tryWrongCodes(guesses, a, start + time, answered)
    expect(answered).toBeLessThanOrEqual(burst + day / refill)
    expect(answered).toBeGreaterThanOrEqual(burst + Math.floor((day - 1_000) / refill) - 1)
  })

  /**
   * Returns how many of 100,000 guesses the limiter allows. The guesses arrive every 10 ms, from
   * the addresses that `addressOf` returns.
   */
  function answeredTo(addressOf: (guess: number) => string): number {
    const guesses = new CodeGuessLimiter(real)
    let answered = 0
    for (let guess = 0; guess < 100_000; guess++)
      if (isAnswered(guesses, networksOf(addressOf(guess)), codeOf(guess), start + 10 * guess))
        answered += 1
    return answered
  }

  test.each([
    [
      'in another /64 each time',
      (guess: number) => `2001:db8:1:${(guess & 65_535).toString(16)}::1`,
    ],
    ['in one /64', (guess: number) => `2001:db8:1:1::${(guess & 65_535).toString(16)}`],
    [
      'at random',
      (guess: number) => `2001:db8:1:${((guess * 40_503) & 65_535).toString(16)}:${guess & 255}::1`,
    ],
  ])('gets no more answers as a /48 than as one IPv4 address: %s', (_, addressOf) => {
    const ofAddress = answeredTo(() => '192.0.2.1')
    expect(ofAddress).toBe(limits.wrongCodes + Math.floor(999_990 / limits.wrongCodesRefill))
    expect(answeredTo(addressOf)).toBeLessThanOrEqual(ofAddress)
  })

  test('leaves tries to its neighbours in the same /48', () => {
    const guesses = new CodeGuessLimiter(real)
    tryWrongCodes(guesses, networksOf('2001:db8:1:1::1'), start)
    expect(tryWrongCodes(guesses, networksOf('2001:db8:1:2::1'), start)).toBeGreaterThan(5)
    expect(tryWrongCodes(guesses, networksOf('2001:db8:1:ff00::1'), start)).toBeGreaterThan(5)
  })
})

const networkNumbered = (number: number) =>
  networksOf(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)

/**
 * Returns a limiter after a guesser with many networks has used up the limit that all networks
 * share.
 */
function inRush(): CodeGuessLimiter {
  const guesses = new CodeGuessLimiter(real)
  for (let at = 0; at < 1_000; at++) tryWrongCodes(guesses, networkNumbered(at), start, 100 * at)
  return guesses
}

describe('when all networks together have tried too many wrong codes,', () => {
  test('people with a right code get in, even after two typing errors', () => {
    const guesses = inRush()
    for (let at = 5_000; at < 8_000; at++) {
      const who = networkNumbered(at)
      expect(isAnswered(guesses, who, codeOf(1), start)).toBe(true)
      expect(isAnswered(guesses, who, codeOf(2), start)).toBe(true)
      expect(guesses.isAllowed(who, 'KTRMVX', start)).toBe(true)
      guesses.begin(who, 'KTRMVX', start)
      guesses.markRight(who, 'KTRMVX')
    }
  })

  test('a full school with right codes gets in from one address', () => {
    const guesses = inRush()
    for (let visitor = 0; visitor < 200; visitor++) {
      expect(guesses.isAllowed(school, codeOf(visitor), start)).toBe(true)
      guesses.begin(school, codeOf(visitor), start)
      guesses.markRight(school, codeOf(visitor))
    }
  })

  test('each network gets a tenth of the usual tries, and learns nothing from the rest', () => {
    const guesses = inRush()
    const who = networkNumbered(9_000)
    expect(tryWrongCodes(guesses, who, start)).toBe(limits.wrongCodesInRush)
    expect(guesses.isAllowed(who, 'KTRMVX', start)).toBe(false)
  })

  test('a thousand networks get a tenth of the tries in a day that each could get alone', () => {
    const guesses = inRush()
    const day = 24 * 3_600_000
    let answered = 0
    for (let time = 0; time < day; time += 1_200_000)
      for (let at = 0; at < 1_000; at++)
        answered += tryWrongCodes(guesses, networkNumbered(at), start + time, answered)
    const byAll = limits.wrongCodesOfAll + day / limits.wrongCodesOfAllRefill
    const byEach = 1_000 * (limits.wrongCodesInRush + day / limits.wrongCodesInRushRefill)
    expect(answered).toBeLessThanOrEqual(byAll + byEach)
    expect(answered).toBeLessThan(1_000 * (day / limits.wrongCodesRefill) * 0.2)
  })

  test('a guesser who tries one wrong code from each of 60,000 networks locks out no other network', () => {
    const guesses = inRush()
    for (let at = 100_000; at < 160_000; at++)
      isAnswered(
        guesses,
        networksOf(`2001:db8:${(at & 65_535).toString(16)}::1`),
        codeOf(at),
        start,
      )
    expect(guesses.isAllowed(networksOf('2a00:1:2::1'), 'KTRMVX', start)).toBe(true)
  })

  test('the usual limits apply again once the guesses stop', () => {
    const guesses = inRush()
    const later = start + limits.wrongCodesOfAll * limits.wrongCodesOfAllRefill
    expect(tryWrongCodes(guesses, networkNumbered(9_000), later)).toBe(limits.wrongCodes)
  })
})
