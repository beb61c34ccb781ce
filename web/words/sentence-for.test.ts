import { expect, test } from 'vitest'

import type { Refusal } from '../../shared/protocol/refusals.ts'
import { inEnglish } from '../testing/render.ts'
import { words } from './en/index.ts'
import { sentenceFor } from './sentence-for.ts'

inEnglish()

test('a refusal has its own sentence', () => {
  expect(sentenceFor({ refusal: 'table-full' })).toBe(words.refusals['table-full'])
})

test('a refusal that the page does not know has a general sentence', () => {
  for (const code of ['of-a-later-version', 'toString'])
    expect(sentenceFor({ refusal: code as Refusal })).toBe(words.failed)
})

test('an error of the service has its id for the operator', () => {
  expect(sentenceFor({ refusal: 'unavailable', requestId: 'b0d8ed461f' })).toBe(
    'Something went wrong here. Try again in a moment. (b0d8ed461f)',
  )
  expect(sentenceFor({ refusal: 'unavailable' })).toBe(words.refusals.unavailable)
})
