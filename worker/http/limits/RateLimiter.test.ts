import { describe, expect, test } from 'vitest'

import { drawsFrom, randomNumbered } from '../../../shared/deal/random.ts'
import { RateLimiter, type Rate } from './RateLimiter.ts'

const start = 1_000_000_000_000

const taken = (rates: RateLimiter, key: string, now: number): boolean => {
  const may = rates.hasToken(key, now)
  if (may) rates.take(key, now)
  return may
}

const times = (rates: RateLimiter, key: string, now: number, asked = 50): number => {
  let passed = 0
  for (let time = 0; time < asked; time++) if (taken(rates, key, now)) passed++
  return passed
}

describe('a key', () => {
  test('has `burst` tokens at once, and one more after a while', () => {
    const rates = new RateLimiter({ burst: 10, refill: 100 })
    expect(times(rates, 'a', start)).toBe(10)
    expect(times(rates, 'a', start + 99)).toBe(0)
    expect(times(rates, 'a', start + 100)).toBe(1)
    expect(times(rates, 'a', start + 60_000)).toBe(10)
  })

  test('does not affect other keys', () => {
    const rates = new RateLimiter({ burst: 3, refill: 1_000 })
    expect([times(rates, 'a', start), times(rates, 'b', start)]).toEqual([3, 3])
  })

  test('can get a token refunded', () => {
    const rates = new RateLimiter({ burst: 3, refill: 1_000 })
    times(rates, 'a', start)
    rates.refund('a')
    expect(times(rates, 'a', start)).toBe(1)
  })

  test('has to wait longer after it took more tokens than it had', () => {
    const rates = new RateLimiter({ burst: 1, refill: 1_000 })
    for (let time = 0; time < 3; time++) rates.take('a', start)
    expect(rates.hasToken('a', start + 2_999)).toBe(false)
    expect(rates.hasToken('a', start + 3_000)).toBe(true)
  })

  test('does not wait longer if the clock is put back', () => {
    const rates = new RateLimiter({ burst: 1, refill: 1_000 })
    rates.take('a', start)
    expect(rates.hasToken('a', start - 3_600_000)).toBe(false)
    expect(rates.hasToken('a', start - 3_600_000 + 1_000)).toBe(true)
  })
})

describe('a full limiter', () => {
  test('keeps a key that is at its limit, even if thousands of other keys come once', () => {
    const rates = new RateLimiter({ burst: 5, refill: 60_000 }, 1_000)
    for (let at = 0; at < 100; at++) times(rates, `guesser ${at}`, start)
    for (let other = 0; other < 20_000; other++) rates.take(`${other}`, start + other)
    for (let at = 0; at < 100; at++)
      expect(rates.hasToken(`guesser ${at}`, start + 20_000)).toBe(false)
  })

  test('overcounts a new key by no more than an even share of all taken tokens', () => {
    const rates = new RateLimiter({ burst: 20, refill: 60_000 }, 1_000)
    for (let other = 0; other < 9_000; other++) rates.take(`${other}`, start)
    expect(times(rates, 'new', start)).toBeGreaterThanOrEqual(20 - 9_000 / 900)
  })

  test('drops keys with all their tokens first, and counts the others exactly', () => {
    const rates = new RateLimiter({ burst: 5, refill: 1_000 }, 100)
    for (let other = 0; other < 99; other++) rates.take(`${other}`, start)
    times(rates, 'a', start + 1_000, 2)
    for (let other = 0; other < 50; other++) rates.take(`next ${other}`, start + 1_000)
    expect(times(rates, 'a', start + 1_000)).toBe(3)
    expect(times(rates, 'new', start + 1_000)).toBe(5)
  })
})

/** A simple limiter that never drops a key, to compare with. */
class Reference {
  readonly #tokens = new Map<string, { left: number; at: number }>()
  readonly #rate: Rate
  constructor(rate: Rate) {
    this.#rate = rate
  }

  left(key: string, now: number): number {
    const { left, at } = this.#tokens.get(key) ?? { left: this.#rate.burst, at: now }
    return Math.min(this.#rate.burst, left + (now - at) / this.#rate.refill)
  }

  add(key: string, tokens: number, now: number): void {
    this.#tokens.set(key, { left: this.left(key, now) + tokens, at: now })
  }
}

const thousandth = 0.001

/** Returns functions that draw reproducible random numbers. */
function diceOf(seed: number) {
  const below = drawsFrom(randomNumbered(seed))
  return { below, onceIn: (rolls: number) => below(rolls) === 0 }
}

test.each([1, 2, 3, 4])(
  'allows no key that an unbounded limiter would refuse (seed %i)',
  (seed) => {
    const dice = diceOf(seed)
    const rate = { burst: 1 + dice.below(8), refill: 1_000 }
    const rates = new RateLimiter(rate, 20)
    const reference = new Reference(rate)
    let now = start
    let [passed, refused] = [0, 0]
    for (let step = 0; step < 20_000; step++) {
      now += dice.onceIn(3) ? dice.below(400) : 0
      // A few keys occur often, and many occur once.
      const key = dice.onceIn(2) ? `often ${dice.below(5)}` : `${dice.below(2_000)}`
      if (!taken(rates, key, now)) {
        refused += 1
        continue
      }
      passed += 1
      expect(reference.left(key, now)).toBeGreaterThanOrEqual(1 - thousandth)
      reference.add(key, -1, now)
      if (dice.onceIn(10)) {
        rates.refund(key)
        reference.add(key, 1, now)
      }
    }
    expect(passed).toBeGreaterThan(1_000)
    expect(refused).toBeGreaterThan(1_000)
  },
)

test.each([1, 2])('a limiter that is not full counts exactly (seed %i)', (seed) => {
  const dice = diceOf(seed)
  const rate = { burst: 1 + dice.below(8), refill: 1_000 }
  const [rates, reference] = [new RateLimiter(rate), new Reference(rate)]
  let now = start
  for (let step = 0; step < 10_000; step++) {
    now += dice.below(300)
    const key = `${dice.below(10)}`
    const left = reference.left(key, now)
    const may = taken(rates, key, now)
    // Near one token the results may differ, since the two limiters round fractions of a token
    // differently.
    expect([left, may]).toEqual([left, Math.abs(left - 1) < thousandth ? may : left > 1])
    if (may) reference.add(key, -1, now)
  }
})
