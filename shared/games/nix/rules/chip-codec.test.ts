import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Chip, Stock } from './state.ts'
import { decodeRows, encodeRows, decodeStock, encodeStock } from './chip-codec.ts'

const anyChip: fc.Arbitrary<Chip> = fc.record({
  owner: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant('egon' as const)),
  super: fc.boolean(),
})
const anyStock: fc.Arbitrary<Stock> = fc.record({ plain: fc.nat(5), super: fc.boolean() })

test('encoded rows decode to the same chips', () => {
  const rows = fc.array(fc.array(anyChip), { minLength: 1 })
  fc.assert(
    fc.property(rows, (chips) => {
      expect(decodeRows(encodeRows(chips))).toEqual(chips)
    }),
  )
})

test('an encoded stock decodes to the same stock', () => {
  const left = fc.array(anyStock, { minLength: 1 })
  fc.assert(
    fc.property(left, (stock) => {
      expect(decodeStock(encodeStock(stock))).toEqual(stock)
    }),
  )
})

test('a row lists the owners of its chips, the newest first', () => {
  const chip = { owner: 1, super: false } as const
  const rows = [[], [chip, { ...chip, owner: 0 }], [{ owner: 'egon', super: true }]] as const
  expect(encodeRows(rows)).toBe('/10/e+')
})
