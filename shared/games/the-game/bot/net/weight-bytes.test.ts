import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { byteOf, weightOf, weightsIn } from './weight-bytes.ts'

test('a byte stores a weight with an error below a twentieth', () => {
  fc.assert(
    fc.property(fc.double({ min: 0.0105, max: 20, noNaN: true }), (weight) => {
      expect(Math.abs(weightOf(byteOf(weight)) / weight - 1)).toBeLessThan(0.05)
      expect(weightOf(byteOf(-weight))).toBe(-weightOf(byteOf(weight)))
    }),
  )
})

test('tiny weights become zero, and large ones are clamped', () => {
  expect([0, 0.004, -0.004].map(byteOf).map(weightOf)).toEqual([0, 0, 0])
  expect(weightOf(byteOf(1000))).toBeCloseTo(20)
})

test('weights are read from hexadecimal text with line breaks', () => {
  expect([...weightsIn('\n  00 7f\n  81\n')]).toEqual([0, 20, -20].map(Math.fround))
})
