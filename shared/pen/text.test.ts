import { describe, expect, test } from 'vitest'

import { layOut } from './text.ts'

const linesOf = (text: string): readonly string[] => layOut(text).lines.map(({ line }) => line)
const [ring = ''] = linesOf('漢')

describe('the pen', () => {
  test('writes small letters as capitals, and nothing around them', () => {
    expect(layOut('  anna \n b ')).toEqual(layOut('ANNA B'))
  })

  test.each(['Zoë', 'François', 'Håkon', 'Žofie', 'Őrs', 'Ąę', 'ĺ'])(
    'gives the letters of %s their marks',
    (name) => {
      const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
      const marks = [...name.normalize('NFD')].length - bare.length
      expect(marks).toBeGreaterThan(0)
      expect(linesOf(name)).toHaveLength(bare.length + marks)
      expect(linesOf(name)).not.toContain(ring)
      expect(layOut(name).width).toBe(layOut(bare).width)
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
    expect(layOut('')).toEqual({ width: 0, lines: [] })
    expect(layOut('AB').width).toBe(layOut('A').width + 26 + layOut('B').width)
    expect(layOut('A B').width).toBe(layOut('AB').width + 44)
  })
})
