import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { defaultsOf, readOptions } from './options.ts'

const values = {
  edition: ['plain', 'fancy'],
  cards: [3, 5, 7],
  takeback: [true, false],
} as const

test('the first value of each option is its default', () => {
  expect(defaultsOf(values)).toEqual({ edition: 'plain', cards: 3, takeback: true })
})

test('missing options have their defaults', () => {
  expect(readOptions({ values }, {})).toEqual({ ok: true, value: defaultsOf(values) })
  expect(readOptions({ values }, { cards: 7 })).toEqual({
    ok: true,
    value: { edition: 'plain', cards: 7, takeback: true },
  })
})

test('the refusal names an unknown option', () => {
  expect(readOptions({ values }, { colour: 'red' })).toEqual({
    ok: false,
    refused: { option: 'colour' },
  })
})

test.each([
  [{ cards: 4 }, 'cards'],
  [{ cards: '3' }, 'cards'],
  [{ takeback: 1 }, 'takeback'],
  [{ takeback: null }, 'takeback'],
  [{ edition: ['plain'] }, 'edition'],
  [{ edition: undefined }, 'edition'],
])('%j has a value that the option cannot take', (wanted, option) => {
  expect(readOptions({ values }, wanted)).toEqual({ ok: false, refused: { option } })
})

test('names of Object.prototype are unknown options', () => {
  for (const option of ['constructor', 'toString', 'hasOwnProperty', '__proto__']) {
    const wanted: unknown = JSON.parse(`{ "${option}": "plain" }`)
    expect(readOptions({ values }, wanted)).toEqual({ ok: false, refused: { option } })
  }
})

test.each([[null], ['plain'], [3], [[]], [undefined]])(
  '%j is refused, because it is no object',
  (wanted) => {
    expect(readOptions({ values }, wanted)).toMatchObject({ ok: false })
  },
)

test('any allowed values are accepted, and the rest have their defaults', () => {
  const wanted = fc.record(
    {
      edition: fc.constantFrom(...values.edition),
      cards: fc.constantFrom(...values.cards),
      takeback: fc.boolean(),
    },
    { requiredKeys: [] },
  )
  fc.assert(
    fc.property(wanted, (some) => {
      const value = { ...defaultsOf(values), ...some }
      expect(readOptions({ values }, some)).toEqual({ ok: true, value })
    }),
  )
})
