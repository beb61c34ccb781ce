import { describe, expect, test } from 'vitest'

import { codeFrom, codeLength, codeLetters } from '../../../shared/code.ts'
import { limits } from '../../../shared/protocol/limits.ts'
import { networksOf } from './address.ts'
import { Guesses, type GuessLimits } from './Guesses.ts'

const start = 1_000_000_000_000
const codeOf = (number: number): string =>
  codeFrom(Array.from({ length: codeLength }, (_, place) => Math.floor(number / 18 ** place) % 18))

const boundless = { burst: 1_000_000_000, refill: 1 }
const few = { burst: 5, refill: 1_000 }
const guessesOf = (given: Partial<GuessLimits> = {}) =>
  new Guesses({ each: few, together: boundless, inRush: few, ...given })

const [a, b, school] = ['192.0.2.1', '192.0.2.2', '192.0.2.3'].map(networksOf) as [
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
  ReturnType<typeof networksOf>,
]

/** Asks for a code of no table; answers whether it was answered. */
function isAnswered(guesses: Guesses, who: typeof a, code: string, now: number): boolean {
  if (!guesses.mayAsk(who, code, now)) return false
  guesses.ask(who, code, now)
  guesses.wasWrong(who, code, now)
  return true
}

/** Asks for as many codes as are answered, one after the other and each a new one. */
function wrongOnes(guesses: Guesses, who: typeof a, now: number, first: number = 0): number {
  for (let asked = 0; ; asked++)
    if (!isAnswered(guesses, who, codeOf(first + asked), now)) return asked
}

describe('whoever has tried too many wrong codes', () => {
  test('is answered for none that is new, and for one more after a while', () => {
    const guesses = guessesOf()
    expect(wrongOnes(guesses, a, start)).toBe(5)
    expect(wrongOnes(guesses, a, start + 999, 100)).toBe(0)
    expect(wrongOnes(guesses, a, start + 1_000, 200)).toBe(1)
    expect(wrongOnes(guesses, a, start + 60_000, 300)).toBe(5)
  })

  test('slows down nobody else', () => {
    const guesses = guessesOf()
    wrongOnes(guesses, a, start)
    expect(wrongOnes(guesses, b, start)).toBe(5)
  })

  test('learns nothing: a right code that is new to them is answered like a wrong one', () => {
    const guesses = guessesOf()
    wrongOnes(guesses, a, start)
    expect(guesses.mayAsk(a, 'KTRMVX', start)).toBe(false)
  })

  test('goes on with the codes that were answered before', () => {
    const guesses = guessesOf()
    guesses.ask(a, 'KTRMVX', start)
    guesses.wasRight(a, 'KTRMVX')
    expect(wrongOnes(guesses, a, start)).toBe(5)
    for (const code of ['KTRMVX', codeOf(0)]) expect(guesses.mayAsk(a, code, start)).toBe(true)
  })
})

test('a right code costs nothing, however often and by however many it is asked for at once', () => {
  const guesses = guessesOf()
  for (let visitor = 0; visitor < 30; visitor++) {
    expect(guesses.mayAsk(school, 'KTRMVX', start)).toBe(true)
    guesses.ask(school, 'KTRMVX', start)
  }
  for (let visitor = 0; visitor < 30; visitor++) guesses.wasRight(school, 'KTRMVX')
  expect(wrongOnes(guesses, school, start)).toBe(5)
})

test('a wrong code that somebody keeps asking for is one guess', () => {
  const guesses = guessesOf()
  for (let time = 0; time < 30; time++) guesses.ask(a, 'KTRMVX', start)
  expect(wrongOnes(guesses, a, start)).toBe(4)
})

test('nobody gets more guesses by asking for many codes before the first is answered', () => {
  const guesses = guessesOf()
  expect(wrongOnes(guesses, a, start)).toBe(5)
  // The answers come when all have been asked for.
  guesses.wasRight(a, codeOf(0))
  expect(wrongOnes(guesses, a, start, 100)).toBe(1)
})

test('a network is not forgotten because thousands of others ask', () => {
  const guesses = guessesOf({ each: { burst: 5, refill: 3_600_000 } })
  wrongOnes(guesses, a, start)
  for (let other = 0; other < 30_000; other++)
    isAnswered(guesses, networksOf(`10.0.${other >> 8}.${other & 255}`), codeOf(0), start)
  expect(guesses.mayAsk(a, 'KTRMVX', start)).toBe(false)
  expect(guesses.mayAsk(b, 'KTRMVX', start)).toBe(true)
})

const real: GuessLimits = {
  each: { burst: limits.wrongCodes, refill: limits.wrongCodesRefill },
  together: { burst: limits.wrongCodesOfAll, refill: limits.wrongCodesOfAllRefill },
  inRush: { burst: limits.wrongCodesInRush, refill: limits.wrongCodesInRushRefill },
}

describe('one network', () => {
  const day = 24 * 3_600_000
  const { burst, refill } = real.each

  test('takes more than a day to find one of ten thousand tables', () => {
    // So many codes are tried on average until the first is right.
    const tried = codeLetters.length ** codeLength / 10_000
    expect((tried - burst) * refill).toBeGreaterThan(day)
  })

  test('gets no more answers in a day than these limits say', () => {
    const guesses = new Guesses(real)
    let answered = 0
    for (let time = 0; time < day; time += 1_000)
      answered += wrongOnes(guesses, a, start + time, answered)
    expect(answered).toBeLessThanOrEqual(burst + day / refill)
    expect(answered).toBeGreaterThanOrEqual(burst + Math.floor((day - 1_000) / refill) - 1)
  })

  /** How many of 100,000 guesses are answered, one each 10 ms, from these addresses in turn. */
  function answeredTo(addressOf: (guess: number) => string): number {
    const guesses = new Guesses(real)
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
      'by chance',
      (guess: number) => `2001:db8:1:${((guess * 40_503) & 65_535).toString(16)}:${guess & 255}::1`,
    ],
  ])('gets no more answers as a /48 than as one IPv4 address: %s', (_, addressOf) => {
    const ofAddress = answeredTo(() => '192.0.2.1')
    expect(ofAddress).toBe(limits.wrongCodes + Math.floor(999_990 / limits.wrongCodesRefill))
    expect(answeredTo(addressOf)).toBeLessThanOrEqual(ofAddress)
  })

  test('leaves something to its neighbours in the same /48', () => {
    const guesses = new Guesses(real)
    wrongOnes(guesses, networksOf('2001:db8:1:1::1'), start)
    expect(wrongOnes(guesses, networksOf('2001:db8:1:2::1'), start)).toBeGreaterThan(5)
    expect(wrongOnes(guesses, networksOf('2001:db8:1:ff00::1'), start)).toBeGreaterThan(5)
  })
})

const networkNumbered = (number: number) =>
  networksOf(`10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`)

/** A guesser with many networks has used up what is there for all. */
function inRush(): Guesses {
  const guesses = new Guesses(real)
  for (let at = 0; at < 1_000; at++) wrongOnes(guesses, networkNumbered(at), start, 100 * at)
  return guesses
}

describe('when all networks together have tried too many wrong codes,', () => {
  test('people with a right code get in, and so do those who mistype it twice', () => {
    const guesses = inRush()
    for (let at = 5_000; at < 8_000; at++) {
      const who = networkNumbered(at)
      expect(isAnswered(guesses, who, codeOf(1), start)).toBe(true)
      expect(isAnswered(guesses, who, codeOf(2), start)).toBe(true)
      expect(guesses.mayAsk(who, 'KTRMVX', start)).toBe(true)
      guesses.ask(who, 'KTRMVX', start)
      guesses.wasRight(who, 'KTRMVX')
    }
  })

  test('a full school with right codes gets in from one address', () => {
    const guesses = inRush()
    for (let visitor = 0; visitor < 200; visitor++) {
      expect(guesses.mayAsk(school, codeOf(visitor), start)).toBe(true)
      guesses.ask(school, codeOf(visitor), start)
      guesses.wasRight(school, codeOf(visitor))
    }
  })

  test('each network is answered for a tenth of the usual, and learns nothing from the rest', () => {
    const guesses = inRush()
    const who = networkNumbered(9_000)
    expect(wrongOnes(guesses, who, start)).toBe(limits.wrongCodesInRush)
    expect(guesses.mayAsk(who, 'KTRMVX', start)).toBe(false)
  })

  test('a thousand networks get in a day a tenth of what each could get by itself', () => {
    const guesses = inRush()
    const day = 24 * 3_600_000
    let answered = 0
    for (let time = 0; time < day; time += 1_200_000)
      for (let at = 0; at < 1_000; at++)
        answered += wrongOnes(guesses, networkNumbered(at), start + time, answered)
    const byAll = limits.wrongCodesOfAll + day / limits.wrongCodesOfAllRefill
    const byEach = 1_000 * (limits.wrongCodesInRush + day / limits.wrongCodesInRushRefill)
    expect(answered).toBeLessThanOrEqual(byAll + byEach)
    expect(answered).toBeLessThan(1_000 * (day / limits.wrongCodesRefill) * 0.2)
  })

  test('one with 60,000 networks, which tries one wrong code with each, locks nobody out', () => {
    const guesses = inRush()
    for (let at = 100_000; at < 160_000; at++)
      isAnswered(
        guesses,
        networksOf(`2001:db8:${(at & 65_535).toString(16)}::1`),
        codeOf(at),
        start,
      )
    expect(guesses.mayAsk(networksOf('2a00:1:2::1'), 'KTRMVX', start)).toBe(true)
  })

  test('everything is as usual again once they stop', () => {
    const guesses = inRush()
    const later = start + limits.wrongCodesOfAll * limits.wrongCodesOfAllRefill
    expect(wrongOnes(guesses, networkNumbered(9_000), later)).toBe(limits.wrongCodes)
  })
})
