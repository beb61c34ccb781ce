import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { heightFor, heights, withinHeights } from './height.ts'
import { maxRecordLength } from './record.ts'
import { readMessageFromFrame, readMessageFromPage, withVersion } from './messages.ts'

describe('the messages between a frame and its page', () => {
  test.each([
    { type: 'theme', theme: 'dark' },
    { type: 'theme', theme: 'system' },
    { type: 'lang', lang: 'de' },
    { type: 'lang', lang: null },
    { type: 'looks', looks: { accent: '#ffc857', ground: '', radius: '', font: '' } },
    { type: 'record', text: '{}' },
    { type: 'no-record', refusal: 'unavailable' },
  ] as const)('readMessageFromPage returns %o without extra fields', (wish) => {
    expect(readMessageFromPage({ ...withVersion(wish), more: 'than that' })).toEqual(wish)
  })

  test.each([
    null,
    undefined,
    'theme',
    [],
    { type: 'theme', theme: 'dark' },
    { tischlein: '1', type: 'theme', theme: 'dark' },
    { tischlein: 1, type: 'theme' },
    { tischlein: 1, type: 'theme', theme: 'neon' },
    { tischlein: 1, type: 'theme', theme: ['dark'] },
    { tischlein: 1, type: 'lang', lang: 'xx' },
    { tischlein: 1, type: 'lang', lang: { toString: (): string => 'de' } },
    { tischlein: 1, type: 'looks' },
    { tischlein: 1, type: 'looks', looks: { accent: { toString: (): string => 'red' } } },
    { tischlein: 1, type: 'record', text: {} },
    { tischlein: 1, type: 'no-record', refusal: 'table-closed' },
    { tischlein: 1, type: 'move' },
  ])('readMessageFromPage returns null for %o', (data) => {
    expect(readMessageFromPage(data)).toBe(null)
  })

  test('any other data is ignored', () => {
    fc.assert(
      fc.property(fc.anything(), (data) => {
        expect([readMessageFromPage(data), readMessageFromFrame(data)]).toEqual([null, null])
      }),
    )
  })

  test('a saved game over the size limit is refused', () => {
    expect(
      readMessageFromPage({ tischlein: 1, type: 'record', text: ' '.repeat(maxRecordLength + 1) }),
    ).toEqual({
      type: 'no-record',
      refusal: 'too-large',
    })
  })

  test.each(['high', Number.NaN, Number.POSITIVE_INFINITY, null, undefined, {}])(
    'a height of %o is ignored',
    (height) => {
      expect(readMessageFromFrame({ tischlein: 1, type: 'resize', height })).toBe(null)
      expect(readMessageFromFrame({ tischlein: 1, type: 'resize', height: 500 })).toMatchObject({
        height: 500,
      })
    },
  )
})

describe('the height of a frame', () => {
  test('is an integer within its bounds for any width', () => {
    fc.assert(
      fc.property(fc.double({ noNaN: true }), fc.constantFrom('watch', 'play'), (size, shows) => {
        for (const height of [withinHeights(size), heightFor(size, shows)]) {
          expect(Number.isInteger(height)).toBe(true)
          expect(height).toBeGreaterThanOrEqual(heights.least)
          expect(height).toBeLessThanOrEqual(heights.most)
        }
      }),
    )
  })

  test('leaves room for a hand in play mode', () => {
    expect(heightFor(390, 'play')).toBeGreaterThan(heightFor(390, 'watch'))
  })
})
