import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { limits } from '../../../shared/protocol/limits.ts'
import { randomFrom } from '../../../shared/deal/random.ts'
import { botName, botNames, cleanName, distinctName, repairName, skeletonsOf } from './names.ts'

test.each([
  ['Anna', 'Anna'],
  ['  Anna   Lena ', 'Anna Lena'],
  ['Zoe\u0308', 'Zo\u00eb'],
  ['<script>alert(1)</script>'.slice(0, 24), '<script>alert(1)</script'],
  ['🃏🎉', '🃏🎉'],
  ['👨‍👩‍👧‍👦'.repeat(24), '👨‍👩‍👧‍👦'.repeat(24)],
  ['小明', '小明'],
  ['نور', 'نور'],
  ['a'.repeat(24), 'a'.repeat(24)],
  ['Anna\u00ad-\u200bLena\ufeff', 'Anna-Lena'],
  ['A\u200dnna\u200d', 'A\u200dnna'],
])('a name is stored as it looks: %s', (typed, name) => {
  expect(cleanName(typed)).toBe(name)
})

test.each([
  ['the flag of Scotland', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
  ['a rainbow flag and a country', '🏳️‍🌈🇫🇷'],
  ['a family, each with a tone', '👨🏽‍👩🏻‍👧🏿‍👦🏾'],
  ['two who kiss, each with a tone', '👩🏽‍❤️‍💋‍👨🏻'],
  ['a key', '1️⃣'],
  ['Hindi', 'कार्त्स्न्य'],
  ['Sinhala, which joins', 'ශ්‍රී'],
  ['Persian, which keeps apart', 'می‌خواهم'],
  ['Thai', 'กิ่งแก้ว ศรีสุวรรณ'],
  ['Vietnamese', 'Nguyễn Thị Diệu'],
  ['Tamil', 'ஸ்ரீனிவாசன்'],
  ['a Chinese character in a form of its own', '葛\u{E0100}城'],
])('%s is accepted unchanged as a name', (_, name) => {
  expect(cleanName(name)).toBe(name)
  expect(repairName(name)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['only spaces', ' \u00a0\u3000'],
  ['invisible characters only', '\u200b\u200d\ufe0f'],
  ['a blank in the category of letters', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['only marks', '\u0301\u0301'],
  ['too many letters', 'a'.repeat(25)],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['a control character', 'An\u0007na'],
  ['a change of text direction', 'Anna\u202e'],
  ['a lone surrogate', 'Anna\ud83c'],
  ['an unassigned character', 'Anna\u0378'],
  ['a grapheme of many code points', `\u1100${'\u1100'.repeat(limits.letterPoints)}`],
  ['too many bytes', '👨🏽‍👩🏻‍👧🏿‍👦🏾'.repeat(24)],
  ['stacked marks', `A${'\u0301\u0302\u0303\u0304\u0305\u0306'}nna`],
])('a name is refused for %s', (_, typed) => {
  expect(cleanName(typed)).toBe(null)
})

test('equal names get a number, whatever the case, within the length of a name', () => {
  expect(distinctName('Anna', [])).toBe('Anna')
  expect(distinctName('Anna', ['anna'])).toBe('Anna 2')
  expect(distinctName('Anna', ['Anna', 'ANNA 2'])).toBe('Anna 3')
  const long = 'a'.repeat(limits.nameLetters)
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(limits.nameLetters - 2)} 2`)
})

test.each([
  ['in Cyrillic letters', 'Аnnа'],
  ['in Greek capitals', 'ΑΝΝΑ'],
  ['with invisible joiners', 'A\u200dnna'],
  ['with a variation selector without effect', 'Anna\ufe0e'],
  ['in full-width letters', 'Ａｎｎａ'],
  ['in mathematical letters', '𝐀𝐧𝐧𝐚'],
  ['with a soft hyphen', 'An\u00adna'],
  ['with letters of a flag', 'Anna\u{E0061}'],
  ['with a Hangul filler', 'Anna\u3164'],
])('a name that looks like Anna, %s, gets a number', (_, name) => {
  expect(distinctName(cleanName(name) ?? '', ['Anna'])).toMatch(/ 2$/)
  expect(distinctName('Anna', [cleanName(name) ?? ''])).toBe('Anna 2')
})

test.each([
  ['Anna', 'Änna'],
  ['Anna', 'Hanna'],
  ['Вера', 'Верочка'],
  ['Νίκος', 'Nicole'],
  ['Max', 'Moritz'],
  ['🏴󠁧󠁢󠁳󠁣󠁴󠁿', '🏴󠁧󠁢󠁷󠁬󠁳󠁿 Owen'],
])('%s and %s are distinct', (one, other) => {
  expect(distinctName(other, [one])).toBe(other)
})

test.each([
  ['l', 'I', '1'],
  ['Agent 0', 'Agent O', 'agent o'],
  ['вера', 'Вера', 'ВЕРА'],
])('%s, %s and %s look like one name', (one, second, third) => {
  expect(distinctName(second, [one])).toBe(`${second} 2`)
  expect(distinctName(third, [one, `${second} 2`])).toBe(`${third} 3`)
})

function expectWithinBounds(name: string): void {
  expect([...name].length).toBeLessThanOrEqual(limits.namePoints)
  expect(new TextEncoder().encode(name).length).toBeLessThanOrEqual(limits.nameBytes)
}

describe('any input as a name', () => {
  const odd = fc.constantFrom(
    ...Array.from('aAаlÅeﬁक👩❤🏽🇫\u1100\u1161\u0301\u0323\u094d\u{1F3F4}\u{E0067}\u{E007F}'),
    ...Array.from('1 \u200d\u200c\ufe0f\u00ad\u3164\u034f'),
  )
  const typed = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.array(odd, { maxLength: 60 }).map((parts) => parts.join('')),
    fc.tuple(odd, fc.nat(30_000)).map(([part, times]) => `a${part.repeat(times)}`),
  )
  const accepted = typed.map(cleanName).filter((name) => name !== null)

  test('an accepted name is within its limits, and cleaning it again changes nothing', () => {
    fc.assert(
      fc.property(accepted, (name) => {
        expectWithinBounds(name)
        expect(cleanName(name)).toBe(name)
      }),
    )
  })

  test('no two names at a table look alike, and each is a valid name', () => {
    fc.assert(
      fc.property(fc.array(accepted, { minLength: 2, maxLength: 6 }), (wanted) => {
        const taken: string[] = []
        for (const name of wanted) taken.push(distinctName(name, taken))
        const readings = taken.flatMap((name) => [...new Set(skeletonsOf(name))])
        expect(new Set(readings).size).toBe(readings.length)
        for (const name of taken) expect(cleanName(name)).toBe(name)
      }),
    )
  })

  test('a stored name that violates today’s limits is repaired', () => {
    fc.assert(
      fc.property(typed, (name) => {
        const bounded = repairName(name)
        expectWithinBounds(bounded)
        expect(cleanName(bounded)).toBe(bounded)
        expect(cleanName(name) ?? bounded).toBe(bounded)
      }),
    )
    expect(repairName(`a${'\u200d'.repeat(21_000)}`)).toBe('a')
    expect(repairName(`Anna ${'x'.repeat(40)}`)).toBe(`Anna ${'x'.repeat(19)}`)
    expect(repairName('\u200d')).toBe('N. N.')
  })
})

test('bots have distinct names as long as there are any, and numbers after that', () => {
  const taken: string[] = []
  for (let seat = 0; seat < botNames.length + 3; seat++)
    taken.push(botName(taken, randomFrom(seat.toString(16).padStart(64, '0'))))
  expect(new Set(taken).size).toBe(taken.length)
  expect(new Set(taken.slice(0, botNames.length))).toEqual(new Set(botNames))
})
