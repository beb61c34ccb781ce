import { expect, test } from 'vitest'

import { chooseShade } from './replace-light-dark.ts'

test('each `light-dark()` becomes one of its two shades, and the rest of the value stays', () => {
  const value =
    'linear-gradient(light-dark(#fff, rgb(0 0 0 / 0.3)), light-dark(var(--a, red), #111))'
  expect(chooseShade(value, false)).toBe('linear-gradient(#fff, var(--a, red))')
  expect(chooseShade(value, true)).toBe('linear-gradient(rgb(0 0 0 / 0.3), #111)')
  expect(chooseShade('var(--paper)', true)).toBe('var(--paper)')
})
