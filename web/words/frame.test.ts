import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/testing/counted.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { frameWords, type FrameWords } from './frame.ts'

const texts = ({ unknown, watchAt, backTo, ...rest }: FrameWords): readonly string[] => [
  ...Object.values(rest),
  unknown('theme'),
  watchAt('tischlein.example'),
  backTo('KTR·MVX'),
]

describe.each(languages)('in a frame, %s', (language) => {
  const words = frameWords[language]

  test('has no empty text, and typographic apostrophes and dots', () => {
    expect(texts(words).filter((text) => text.trim() === '' || /'|\.\.\./.test(text))).toEqual([])
  })

  test('has the right plural for each number', () => {
    expect(allMiscounts(words, language)).toEqual([])
  })
})

test('French has a narrow no-break space before its high punctuation', () => {
  expect(texts(frameWords.fr).filter((text) => / [!?:;»]|« /.test(text))).toEqual([])
})

test('every text is translated', () => {
  const english = texts(frameWords[fallbackLanguage])
  for (const other of languages.filter((language) => language !== fallbackLanguage))
    expect(texts(frameWords[other]).filter((text) => english.includes(text))).toEqual([])
})
