import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { pick, randomFrom, randomFromBytes, shuffle, type Random } from './random.ts'

const zeros = '0'.repeat(64)

/**
 * Calls `pick` `count` times, each time from the position after the previous draw, and returns the
 * numbers.
 */
function picks(random: Random, below: number, count: number): number[] {
  const picked: number[] = []
  let now = random
  for (let index = 0; index < count; index++) {
    const [value, next] = pick(now, below)
    picked.push(value)
    now = next
  }
  return picked
}

const wordAt = (key: string, at: number): number => pick({ key, at }, 2 ** 32)[0]

/** Encodes 32-bit words as hexadecimal bytes in little-endian order, as ChaCha20 outputs them. */
const asBytes = (words: readonly number[]): string =>
  words
    .flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff))
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')

/** The chi-squared statistic of counts that should be equal. */
const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)
}

describe('the random stream', () => {
  // The published vectors 1 to 4 of RFC 8439, appendix A.1, which have a zero nonce.
  const published = [
    {
      key: zeros,
      block: 0,
      stream:
        '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
        'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
    },
    {
      key: zeros,
      block: 1,
      stream:
        '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
        '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
    },
    {
      key: `${'0'.repeat(63)}1`,
      block: 1,
      stream:
        '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
        '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
    },
    {
      key: `00ff${'0'.repeat(60)}`,
      block: 2,
      stream:
        '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
        '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
    },
  ]

  test.each(published)(
    'matches the published ChaCha20 vectors: key $key, block $block',
    (vector) => {
      const start = { ...randomFrom(vector.key), at: vector.block * 16 }
      expect(asBytes(picks(start, 2 ** 32, 16))).toBe(vector.stream)
    },
  )

  test('continues from block to block', () => {
    const [first, second] = [published[0], published[1]]
    expect(asBytes(picks(randomFrom(zeros), 2 ** 32, 32))).toBe(`${first?.stream}${second?.stream}`)
  })

  test('does not depend on the order in which positions are read, or on other streams', () => {
    const places = [0, 15, 16, 127, 128, 129, 1023, 1024, 4095]
    const keys = [zeros, '5'.repeat(64)]
    const streams = new Map(keys.map((key) => [key, picks(randomFrom(key), 2 ** 32, 4096)]))
    for (const at of [...places, ...places.toReversed()])
      for (const key of keys) expect(wordAt(key, at)).toBe(streams.get(key)?.[at])
  })

  // The expected values are from OpenSSL 3: `openssl enc -chacha20 -K KEY -iv BLOCK` over zeros.
  test.each([
    [7, '30fc695bfeb1e71d98e89de848663865b463b45002afe27338c7cc6a792a3877'],
    [8, '5d7d33213d1e85fb9cf839d048f2ceb8c4a7294908afc76607c7c10e9bcd72a3'],
    [1000, '015853e1588dd2124de4d9af604513756928aa02f4f58f9b8c8dc866f0ca6a86'],
  ])('stays what it is far from its beginning: block %i', (block, stream) => {
    const start = { key: '5'.repeat(64), at: block * 16 }
    expect(asBytes(picks(start, 2 ** 32, 8))).toBe(stream)
  })

  test('a position survives JSON and yields the same numbers again', () => {
    const [, later] = pick(randomFrom(zeros), 52)
    const loaded: Random = JSON.parse(JSON.stringify(later))
    expect(picks(loaded, 52, 20)).toEqual(picks(later, 52, 20))
    expect(picks(randomFrom(zeros), 52, 21).slice(1)).toEqual(picks(later, 52, 20))
  })

  test('a key is 32 bytes, written as 64 hexadecimal digits', () => {
    const bytes = Uint8Array.from({ length: 32 }, (_, index) => index)
    expect(randomFromBytes(bytes).key).toMatch(/^000102.*1e1f$/)
    for (const key of ['', 'a'.repeat(63), 'a'.repeat(65), 'G'.repeat(64), 'A'.repeat(64)])
      expect(() => randomFrom(key)).toThrow('64 hexadecimal digits')
  })
})

describe('picks', () => {
  test('are integers from 0 to below the bound', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(10_000), (below, at) => {
        const [picked, after] = pick({ key: zeros, at }, below)
        expect(Number.isInteger(picked)).toBe(true)
        expect(picked).toBeGreaterThanOrEqual(0)
        expect(picked).toBeLessThan(below)
        expect(after.at).toBeGreaterThan(at)
      }),
    )
  })

  test('skip the words that would favour small numbers', () => {
    // The bound is three quarters of 2^32, the number of different words. A plain remainder would
    // make the first 2^30 numbers twice as likely.
    const below = 3 * 2 ** 30
    const words = picks(randomFrom(zeros), 2 ** 32, 200)
    const fair = words.filter((word) => word < below)
    expect(fair.length).toBeLessThan(words.length)
    expect(picks(randomFrom(zeros), below, fair.length)).toEqual(fair)
  })

  test.each([2, 3, 7, 52, 98])('below %i are uniformly distributed', (below) => {
    const counts = Array.from({ length: below }, () => 0)
    for (const picked of picks(randomFrom('5'.repeat(64)), below, below * 200))
      counts[picked] = (counts[picked] ?? 0) + 1
    // For fewer than one key in a thousand, the statistic exceeds this bound. The key is fixed, so
    // the test is deterministic.
    const freedom = below - 1
    expect(chiSquare(counts)).toBeLessThan(freedom + 3.1 * Math.sqrt(2 * freedom) + 7)
  })

  test('throw for a bound that is zero, a fraction, or more than 2^32', () => {
    for (const below of [0, -1, 1.5, 2 ** 32 + 1, Number.NaN])
      expect(() => pick(randomFrom(zeros), below)).toThrow('no pick below')
  })
})

describe('shuffling', () => {
  const items = [...'abcdefghij']

  test('keeps every item and does not change the list', () => {
    const [shuffled] = shuffle(randomFrom(zeros), items)
    expect(shuffled).not.toEqual(items)
    expect(shuffled.toSorted()).toEqual(items)
    expect(items.join('')).toBe('abcdefghij')
  })

  test('continues from the returned position', () => {
    const [first, after] = shuffle(randomFrom(zeros), items)
    const [second] = shuffle(after, items)
    expect(second).not.toEqual(first)
    expect(after.at).toBeGreaterThanOrEqual(items.length - 1)
  })

  test('gives the same order in all versions', () => {
    const letters = [...'abcdefghijklmnopqrstuvwxyz']
    const [first, after] = shuffle(randomFrom('5'.repeat(64)), letters)
    expect([first.join(''), after.at]).toEqual(['oqgeplnxchsukbrwvtjfamzdiy', 25])
    const [, later] = shuffle(after, Array.from({ length: 120 }))
    const [second] = shuffle(later, items)
    expect([second.join(''), later.at]).toEqual(['cdhjfbegai', 144])
  })

  test('leaves an empty list and a single item as they are', () => {
    expect(shuffle(randomFrom(zeros), [])).toEqual([[], randomFrom(zeros)])
    expect(shuffle(randomFrom(zeros), ['a'])).toEqual([['a'], randomFrom(zeros)])
  })

  test('yields each of the 24 orders of four items equally often', () => {
    const orders = new Map<string, number>()
    let random = randomFrom('7'.repeat(64))
    for (let count = 0; count < 24 * 400; count++) {
      const [order, after] = shuffle(random, ['a', 'b', 'c', 'd'])
      random = after
      orders.set(order.join(''), (orders.get(order.join('')) ?? 0) + 1)
    }
    expect(orders.size).toBe(24)
    // A chi-squared value with 23 degrees of freedom exceeds 49.7 only once in a thousand times.
    expect(chiSquare([...orders.values()])).toBeLessThan(49.7)
  })

  test('moves each item to each index equally often', () => {
    const counts = Array.from({ length: 100 }, () => 0)
    let random = randomFrom('9'.repeat(64))
    for (let count = 0; count < 4_000; count++) {
      const [order, after] = shuffle(random, items)
      random = after
      order.forEach((item, place) => {
        const cell = place * 10 + items.indexOf(item)
        counts[cell] = (counts[cell] ?? 0) + 1
      })
    }
    // Each row and each column has a fixed sum, so there are 81 degrees of freedom. Such a
    // chi-squared value exceeds 126 only once in a thousand times.
    expect(chiSquare(counts)).toBeLessThan(126)
  })
})
