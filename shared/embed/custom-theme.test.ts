import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { fontsIn, isMadeLikeColour, radiusIn } from './look-values.ts'
import { readCustomTheme } from './custom-theme.ts'

describe('the theme values of a page', () => {
  test('are strings, and an unset value is empty', () => {
    const looks = { accent: '#ffc857', ground: '', radius: '', font: '' }
    expect(readCustomTheme({ accent: '#ffc857', more: 'than that' })).toEqual(looks)
    for (const data of [null, 'red', { accent: 1 }, { font: 'x'.repeat(201) }, { ground: ['red'] }])
      expect(readCustomTheme(data)).toBe(null)
  })

  test.each([
    '#fc5',
    '#ffc857',
    'rebeccapurple',
    'rgb(255 200 87)',
    'hsl(41, 100%, 67%)',
    'oklch(0.86 0.13 85)',
    'light-dark(#ffc857, color-mix(in oklab, gold 80%, white))',
    'color(display-p3 1 0.8 0.3)',
  ])('%s is accepted as a colour', (text) => expect(isMadeLikeColour(text)).toBe(true))

  test.each([
    'url(https://elsewhere.example/spy.png)',
    'image-set("spy.png" 1x)',
    'var(--room)',
    'env(safe-area-inset-top)',
    'attr(data-colour)',
    'red; background: blue',
    'red} * {color: blue',
    'u\\72l(spy.png)',
    '(red)',
    '',
  ])('%j is not accepted as a colour', (text) => expect(isMadeLikeColour(text)).toBe(false))

  test('a radius is in pixels or rem, and limited', () => {
    expect(['0', '6px', '.5rem', '1.25rem', '999px'].map(radiusIn)).toEqual([0, 6, 8, 20, 40])
    for (const none of ['', '6', '50%', '-4px', '1e3px', 'calc(1px)', '6px 2px', '1vw', 'NaNpx'])
      expect(radiusIn(none)).toBe(null)
  })

  test('only system fonts are accepted', () => {
    expect(fontsIn(`"Inter Var", 'Helvetica Neue', Georgia, sans-serif`)).toEqual({
      list: '"Helvetica Neue", "Georgia", sans-serif',
      leftOut: ['Inter Var'],
    })
    for (const text of ['', 'Papyrus', 'url(font.woff2)', '"Arial', 'Arial; color: red'])
      expect(fontsIn(text).list).toBe(null)
  })

  test('any text yields only known fonts and limited radii', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fontsIn(text).list ?? '').toMatch(/^[-\w", ]*$/)
        expect(radiusIn(text) ?? 0).toBeLessThanOrEqual(40)
      }),
    )
  })
})
