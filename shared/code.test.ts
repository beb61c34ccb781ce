import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeFrom, codeLength, codeLetters, isCode, readCode, spokenCode } from './code.ts'

const anyCode = fc
  .array(fc.nat(codeLetters.length - 1), { minLength: codeLength, maxLength: codeLength })
  .map(codeFrom)

test('codes contain no vowels and no letter that looks or sounds like a digit', () => {
  expect(codeLetters).not.toMatch(/[AEIOUYLQ0-9]/)
  expect(new Set(codeLetters).size).toBe(codeLetters.length)
})

test('there are 34 million codes', () => {
  expect(codeLetters.length ** codeLength).toBe(34_012_224)
  expect(codeFrom([0, 0, 0, 0, 0, 0])).toBe('BBBBBB')
  expect(codeFrom([17, 17, 17, 17, 17, 17])).toBe('ZZZZZZ')
})

test('every code is valid, and readCode returns it unchanged', () => {
  fc.assert(
    fc.property(anyCode, (code) => {
      expect(isCode(code)).toBe(true)
      expect(readCode(code)).toBe(code)
      expect(readCode(spokenCode(code))).toBe(code)
    }),
  )
})

test('spokenCode splits a code into two halves', () => {
  expect(spokenCode('KTRMVX')).toBe('KTR·MVX')
})

test.each([
  ['ktrmvx'],
  [' KTR MVX '],
  ['ktr-mvx'],
  ['KTR–MVX'],
  ['KTR—MVX'],
  ['ktr_mvx'],
  ['k.t.r.m.v.x'],
  ['KTR·MVX'],
  ['https://tischlein.example/t/KTRMVX'],
  ['https://tischlein.example/t/ktr-mvx/'],
  ['https://tischlein.example/embed/KTRMVX?theme=dark#top'],
  ['tischlein.example/KTRMVX'],
])('readCode extracts the code from %j', (typed) => {
  expect(readCode(typed)).toBe('KTRMVX')
})

test.each([
  [''],
  ['KTRMV'],
  ['KTRMVXX'],
  ['KTRMVA'],
  ['KTRMV1'],
  ['KTR MVY'],
  ['https://tischlein.example/'],
  ['https://tischlein.example/t/'],
  ['?code=KTRMVX'],
])('%j contains no code', (typed) => {
  expect(readCode(typed)).toBeNull()
})

test('readCode returns a valid code or null for any text', () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const code = readCode(typed)
      expect(code === null || isCode(code)).toBe(true)
    }),
  )
})
