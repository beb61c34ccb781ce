import { describe, expect, test } from 'vitest'

import { layOut } from './print.ts'

const linesOf = (text: string): readonly string[] => layOut(text).lines.map(({ line }) => line)
const [ring = ''] = linesOf('漢')

describe('a text in the letters of our headlines', () => {
  test('has nothing around it, and one space where there are many', () => {
    expect(layOut('  Anna \n b ')).toEqual(layOut('Anna b'))
    expect(linesOf('anna')).not.toEqual(linesOf('ANNA'))
  })

  test.each(['Zoë', 'François', 'Håkon', 'Žofie', 'Őrs', 'Ąę', 'ĺ'])(
    'gives the letters of %s their marks, however they are spelt',
    (name) => {
      const bare = name.normalize('NFD').replaceAll(/\p{M}/gu, '')
      for (const spelt of [name.normalize('NFC'), name.normalize('NFD')]) {
        expect(linesOf(spelt)).not.toContain(ring)
        expect(linesOf(spelt).join('').length).toBeGreaterThan(linesOf(bare).join('').length)
        expect(layOut(spelt)).toEqual(layOut(name))
      }
    },
  )

  test.each(['Straße', 'Œuvre', 'Łukasz', 'Þór', 'Ça va ?', '1–5: “oui”…'])(
    'writes %s as it is',
    (text) => {
      expect(linesOf(text)).not.toContain(ring)
      expect(linesOf(text).length).toBeGreaterThanOrEqual(text.replaceAll(' ', '').length)
    },
  )

  test.each(['🃏', '👨‍👩‍👧‍👦', '👍🏽', 'Ё', 'Пётр', '漢字', 'がぎ'])(
    'has one ring for %s, which was never cut',
    (text) => {
      expect(linesOf(text)).toEqual([ring])
      expect(linesOf(`A ${text} B`)).toHaveLength(3)
    },
  )

  test('is as broad as its letters, set a little closer', () => {
    expect(layOut('')).toEqual({ width: 0, lines: [] })
    expect(layOut('AB').width).toBe(layOut('A').width - 10 + layOut('B').width)
    expect(layOut('A B').width).toBeGreaterThan(layOut('AB').width)
  })
})
