import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { canonical, findEqual, isSame } from './canonical.ts'

type Json = null | boolean | number | string | Json[] | { [name: string]: Json }

/** Uses few keys and few values, so that two generated values are often nearly equal. */
const anyJson = fc.letrec<{ value: Json; list: Json[]; record: { [name: string]: Json } }>(
  (tie) => ({
    value: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom<Json>(null, true, false, 0, 1, '', '0'),
      tie('list'),
      tie('record'),
    ),
    list: fc.array(tie('value'), { maxLength: 2 }),
    record: fc.dictionary(
      fc.constantFrom('a', 'b', '0', '__proto__', 'constructor'),
      tie('value'),
      {
        maxKeys: 2,
        noNullPrototype: true,
      },
    ),
  }),
).value

const turned = (value: Json): Json => {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).toReversed()
  return Object.fromEntries(parts.map(([name, part]) => [name, turned(part)]))
}

describe('isSame', () => {
  test('agrees with the canonical text', () => {
    let same = 0
    fc.assert(
      fc.property(anyJson, anyJson, (one, other) => {
        const isEqual = canonical(one) === canonical(other)
        same += isEqual ? 1 : 0
        expect([isSame(one, other), isSame(other, one)]).toEqual([isEqual, isEqual])
      }),
      { numRuns: 3000 },
    )
    expect(same).toBeGreaterThan(50)
  })

  test('ignores the order of fields', () => {
    fc.assert(
      fc.property(anyJson, (value) => {
        expect(isSame(turned(value), value)).toBe(true)
        expect(canonical(turned(value))).toBe(canonical(value))
      }),
      { numRuns: 1000 },
    )
  })

  test.each<[one: string, other: string]>([
    ['[]', '{}'],
    ['[1]', '{"0":1}'],
    ['[1]', '[1,2]'],
    ['{}', 'null'],
    ['{"do":"end"}', '{"do":"end","__proto__":{}}'],
    ['{"a":1}', '{"b":1}'],
    ['1', '"1"'],
  ])('distinguishes %s from %s', (one, other) => {
    expect(isSame(JSON.parse(one), JSON.parse(other))).toBe(false)
    expect(isSame(JSON.parse(other), JSON.parse(one))).toBe(false)
  })
})

test('findEqual returns our own item, not the client’s object', () => {
  const ours = [{ do: 'end' }, { do: 'play', cards: [3, 4] }]
  const said = { cards: [3, 4], do: 'play' }
  expect(findEqual<object>(ours, said)).toBe(ours[1])
  expect(findEqual<object>(ours, { ...said, cards: [4, 3] })).toBeUndefined()
})

test.each([
  [{ b: 1, a: [{ d: null, c: 'x' }] }, '{"a":[{"c":"x","d":null}],"b":1}'],
  // JavaScript puts integer keys first, in ascending order. The checksums of exported games depend
  // on this order.
  [{ b: 1, '10': 2, '9': 3 }, '{"9":3,"10":2,"b":1}'],
  [{ a: undefined, b: 1 }, '{"b":1}'],
])('the canonical order stays the same in all versions: %j', (value, text) => {
  expect(canonical(value)).toBe(text)
})
