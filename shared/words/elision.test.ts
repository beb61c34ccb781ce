import { expect, test } from 'vitest'

import { of, that } from './elision.ts'

test.each([
  ['Anna', 'd’Anna'],
  ['Émile', 'd’Émile'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Œdipe', 'd’Œdipe'],
  ['EGON', 'd’EGON'],
  ['Yann', 'de Yann'],
  ['Ben', 'de Ben'],
  ['7 nains', 'de 7 nains'],
  ['as', 'd’as'],
])('“de” is elided before a vowel and a silent h: %s', (name, said) => {
  expect(of(name)).toBe(said)
})

test('“que” elides before the same names as “de”', () => {
  expect(['Anna', 'Hélène', 'Ben'].map(that)).toEqual(['qu’Anna', 'qu’Hélène', 'que Ben'])
})
