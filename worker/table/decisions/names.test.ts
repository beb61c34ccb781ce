import { expect, test } from 'vitest'

import { limits } from '../../../shared/limits.ts'
import { randomFrom } from '../../../shared/random.ts'
import { botName, botNames, cleanName, distinctName } from './names.ts'

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
])('a name is what people see of it: %s', (typed, name) => {
  expect(cleanName(typed)).toBe(name)
})

test.each([
  ['nothing', ''],
  ['only spaces', ' \u00a0\u3000'],
  ['only what cannot be seen', '\u200b\u200d\ufe0f'],
  ['a blank that calls itself a letter', '\u3164'],
  ['a blank of Braille', '\u2800'],
  ['only marks', '\u0301\u0301'],
  ['too many letters', 'a'.repeat(25)],
  ['ten thousand letters', 'a'.repeat(10_000)],
  ['a control character', 'An\u0007na'],
  ['a turn of direction', 'Anna\u202e'],
  ['half a character', 'Anna\ud83c'],
  ['an unassigned character', 'Anna\u0378'],
  ['a tower of marks', `A${'\u0301\u0302\u0303\u0304\u0305\u0306'}nna`],
])('a name is refused for %s', (_, typed) => {
  expect(cleanName(typed)).toBe(null)
})

test('two of the same name are told apart, whatever the case, within the length of a name', () => {
  expect(distinctName('Anna', [])).toBe('Anna')
  expect(distinctName('Anna', ['anna'])).toBe('Anna 2')
  expect(distinctName('Anna', ['Anna', 'ANNA 2'])).toBe('Anna 3')
  const long = 'a'.repeat(limits.nameLetters)
  expect(distinctName(long, [long])).toBe(`${'a'.repeat(limits.nameLetters - 2)} 2`)
})

test('bots have names of their own as long as there are any, and numbers then', () => {
  const taken: string[] = []
  for (let seat = 0; seat < botNames.length + 3; seat++)
    taken.push(botName(taken, randomFrom(seat.toString(16).padStart(64, '0'))))
  expect(new Set(taken).size).toBe(taken.length)
  expect(new Set(taken.slice(0, botNames.length))).toEqual(new Set(botNames))
})
