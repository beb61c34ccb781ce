import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { languages } from '../../../language.ts'
import { harmlessLines, linesWithNumbers } from '../testing/chat-lines.ts'
import { numberNames } from '../testing/number-names.ts'
import { namesANumber } from './numbers.ts'

const words = Object.fromEntries(
  languages.map((language) => [language, numberNames[language].trim().split(/\s+/)]),
)
const fullWidth = (text: string) =>
  text.replace(/[!-~]/g, (sign) => String.fromCodePoint((sign.codePointAt(0) ?? 0) + 0xfee0))
const withoutMarks = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')
const withoutUmlauts = (text: string) =>
  text.replaceAll('ü', 'ue').replaceAll('ö', 'oe').replaceAll('ß', 'ss')
const apart = (by: string) => (text: string) => [...text].join(by)
const digitsFrom = (zero: number) => (text: string) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(zero + Number(digit)))

const disguisesOfWords: Record<string, (word: string) => string> = {
  'as it is': (word) => word,
  'in capitals': (word) => word.toUpperCase(),
  'with a capital': (word) => word.charAt(0).toUpperCase() + word.slice(1),
  'with spaces': (word) => word.replaceAll('-', ' '),
  'with dashes and spaces': (word) => word.replaceAll('-', ' – '),
  'as one word': (word) => word.replaceAll('-', ''),
  'in three words': (word) => word.replace('und', ' und '),
  'letter by letter': apart(' '),
  'letter by letter, with dots': apart('.'),
  'letter by letter, with dashes': apart('-'),
  'letter by letter, with what is not seen': apart('\u200b'),
  'without marks': withoutMarks,
  'without umlauts': withoutUmlauts,
  'with marks apart': (word) => word.normalize('NFD'),
  'with marks that do not belong': apart('\u0301'),
  'in full width': fullWidth,
  'in quotes': (word) => `«${word}»`,
  'in the dative': (word) => `auf ${word}!`,
}
const disguisesOfDigits: Record<string, (digits: string) => string> = {
  'as they are': (digits) => digits,
  'with a dash': apart('-'),
  'with a space': apart(' '),
  'with a dot': apart('.'),
  'in full width': fullWidth,
  'in Arabic': digitsFrom(0x660),
  'in Persian': digitsFrom(0x6f0),
  'in Devanagari': digitsFrom(0x966),
  'in bold': digitsFrom(0x1d7ce),
  'on keys': (digits) => digits.replace(/\d/g, (digit) => `${digit}\ufe0f\u20e3`),
  'with a nought': (digits) => `0${digits}`,
  'as an ordinal': (digits) => `${digits}th`,
  'as a distance': (digits) => `-${digits}`,
  'in a word': (digits) => `x${digits}y`,
}

const line = fc.constantFrom(...harmlessLines)
const within = (number: string, before: string, after: string) => `${before}, ${number}; ${after}`

test.each(harmlessLines)('[TG-11] a message without a number is allowed: %s', (said) => {
  expect(namesANumber(said)).toBe(false)
})

test.each(linesWithNumbers)('[TG-11] a message that names a number is rejected: %s', (said) => {
  expect(namesANumber(said)).toBe(true)
})

test('[TG-11] harmless lines are harmless together', () => {
  fc.assert(
    fc.property(fc.array(line, { maxLength: 5 }), (lines) => !namesANumber(lines.join('. '))),
    { numRuns: 2_000 },
  )
})

describe.each(languages)('in %s', (language) => {
  test('the list is complete', () => expect(new Set(words[language]).size).toBe(98))

  test.each(Object.entries(disguisesOfWords))(
    '[TG-11] each word for 2 to 99 is a number %s',
    (_, disguise) => {
      expect(words[language]?.filter((word) => !namesANumber(disguise(word)))).toEqual([])
    },
  )
})

test.each(Object.entries(disguisesOfDigits))(
  '[TG-11] 1 to 100 in digits are numbers %s',
  (_, disguise) => {
    const numbers = Array.from({ length: 100 }, (__, at) => String(at + 1))
    expect(numbers.filter((number) => !namesANumber(disguise(number)))).toEqual([])
  },
)

test('[TG-11] a harmless line does not hide a number next to it', () => {
  const hidden = fc.oneof(
    ...languages.map((language) =>
      fc
        .tuple(
          fc.constantFrom(...(words[language] ?? [])),
          fc.constantFrom(...Object.values(disguisesOfWords)),
        )
        .map(([word, disguise]) => disguise(word)),
    ),
    fc
      .tuple(fc.integer({ min: 1, max: 100 }), fc.constantFrom(...Object.values(disguisesOfDigits)))
      .map(([number, disguise]) => disguise(String(number))),
  )
  fc.assert(
    fc.property(hidden, line, line, (number, before, after) =>
      namesANumber(within(number, before, after)),
    ),
    { numRuns: 3_000 },
  )
})
