import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import type { Chip, Stock } from './state.ts'
import { rowsRead, rowsWritten, stockRead, stockWritten } from './chip-codec.ts'

const anyChip: fc.Arbitrary<Chip> = fc.record({
  owner: fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constant('egon' as const)),
  super: fc.boolean(),
})
const anyStock: fc.Arbitrary<Stock> = fc.record({ plain: fc.nat(5), super: fc.boolean() })

test('chips that are written down are read as what they were', () => {
  const rows = fc.array(fc.array(anyChip), { minLength: 1 })
  fc.assert(
    fc.property(rows, (chips) => {
      expect(rowsRead(rowsWritten(chips))).toEqual(chips)
    }),
  )
})

test('what is left to lay is read as what was written', () => {
  const left = fc.array(anyStock, { minLength: 1 })
  fc.assert(
    fc.property(left, (stock) => {
      expect(stockRead(stockWritten(stock))).toEqual(stock)
    }),
  )
})

test('a row is told by its owners, the newest chip first', () => {
  const chip = { owner: 1, super: false } as const
  const rows = [[], [chip, { ...chip, owner: 0 }], [{ owner: 'egon', super: true }]] as const
  expect(rowsWritten(rows)).toBe('/10/e+')
})
