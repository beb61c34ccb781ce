import { describe, expect, test } from 'vitest'

import { penned } from './letters.ts'

const linesOf = (text: string): readonly string[] => penned(text).lines.map(({ line }) => line)
const [ring = ''] = linesOf('漢')

describe('the pen', () => {
  test('writes small letters as capitals, and nothing around them', () => {
    expect(penned('  anna \n b ')).toEqual(penned('ANNA B'))
  })

  test.each(['Zoë', 'François', 'Håkon', 'Žofie', 'Őrs', 'Ąę', 'ĺ'])(
    'gives the letters of %s their marks',
    (name) => {
      const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
      const marks = [...name.normalize('NFD')].length - bare.length
      expect(marks).toBeGreaterThan(0)
      expect(linesOf(name)).toHaveLength(bare.length + marks)
      expect(linesOf(name)).not.toContain(ring)
      expect(penned(name).width).toBe(penned(bare).width)
    },
  )

  test.each([
    ['Straße', 'STRASSE'],
    ['Œuvre', 'OEUVRE'],
    ['Łukasz', 'LUKASZ'],
  ])('writes %s as %s', (name, as) => {
    expect(linesOf(name)).toEqual(linesOf(as))
  })

  test.each(['🃏', '👨‍👩‍👧‍👦', '👍🏽', 'Ё', 'Пётр', '漢字', 'がぎ'])(
    'leaves one ring for %s, which it has not learnt',
    (text) => {
      expect(linesOf(text)).toEqual([ring])
      expect(linesOf(`A ${text} B`)).toHaveLength(3)
    },
  )

  test('is as broad as its letters and the gaps between them', () => {
    expect(penned('')).toEqual({ width: 0, lines: [] })
    expect(penned('AB').width).toBe(penned('A').width + 26 + penned('B').width)
    expect(penned('A B').width).toBe(penned('AB').width + 44)
  })
})
