import { describe, expect, test } from 'vitest'

import { layOutText } from './text-layout.ts'

const pathsOf = (text: string): readonly string[] =>
  layOutText(text).outlines.map(({ path }) => path)
const [missing = ''] = pathsOf('漢')

describe('a text in the headline font', () => {
  test('is trimmed, and consecutive spaces are collapsed', () => {
    expect(layOutText('  Anna \n b ')).toEqual(layOutText('Anna b'))
    expect(pathsOf('anna')).not.toEqual(pathsOf('ANNA'))
  })

  test.each(['Zoë', 'François', 'Håkon', 'Žofie', 'Őrs', 'Ąę', 'ĺ'])(
    'draws the diacritics of %s in both Unicode normal forms',
    (name) => {
      const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
      for (const spelt of [name.normalize('NFC'), name.normalize('NFD')]) {
        expect(pathsOf(spelt)).not.toContain(missing)
        expect(pathsOf(spelt).join('').length).toBeGreaterThan(pathsOf(bare).join('').length)
        expect(layOutText(spelt)).toEqual(layOutText(name))
      }
    },
  )

  test.each(['Straße', 'Œuvre', 'Łukasz', 'Þór', 'Ça va ?', '1–5: “oui”…'])(
    'has glyphs for all characters of %s',
    (text) => {
      expect(pathsOf(text)).not.toContain(missing)
      expect(pathsOf(text).length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length)
    },
  )

  test.each(['🃏', '👨‍👩‍👧‍👦', '👍🏽', 'Ё', 'Пётр', '漢字', 'がぎ'])(
    'has one replacement glyph for %s',
    (text) => {
      expect(pathsOf(text)).toEqual([missing])
      expect(pathsOf(`A ${text} B`)).toHaveLength(3)
    },
  )

  test('is as wide as its glyphs with tighter spacing', () => {
    expect(layOutText('')).toEqual({ width: 0, outlines: [] })
    expect(layOutText('AB').width).toBe(layOutText('A').width - 10 + layOutText('B').width)
    expect(layOutText('A B').width).toBeGreaterThan(layOutText('AB').width)
  })
})
