import { expect, test } from 'vitest'

import { allMiscounts, miscounts } from './counted.ts'

test('finds nouns that do not agree with their number, and treats 0 as singular in French', () => {
  for (const text of ['0 cards, 1 card, 2 cards', '1 more card', '1 of 5 seats'])
    expect(miscounts(text, 'en')).toEqual([])
  expect(miscounts('0 card, 1 more cards, 2 card', 'en')).toHaveLength(3)
  expect(miscounts('1 von 5 Plätzen, 1 Platz, 2 Plätze', 'de')).toEqual([])
  expect(miscounts('1 Plätze', 'de')).toEqual(['1 Plätze'])
  expect(miscounts('0 carte, 1 carte, 2 cartes, 1re place', 'fr')).toEqual([])
  expect(miscounts('1 places sur 5, 0 cartes', 'fr')).toEqual(['1 places', '0 cartes'])
})

test('calls nested functions with many numbers', () => {
  const words = { strip: { spectators: (count: number) => `${count} spectators` }, none: 'none' }
  expect(allMiscounts(words, 'en')).toEqual(['.strip.spectators: 1 spectators'])
})
