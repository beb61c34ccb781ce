import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/counted.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { frameWordsIn, type FrameWords } from './frame.ts'

const texts = ({ unknown, watchAt, backTo, ...rest }: FrameWords): readonly string[] => [
  ...Object.values(rest),
  unknown('theme'),
  watchAt('tischlein.example'),
  backTo('KTR·MVX'),
]

describe.each(languages)('in a frame, %s', (language) => {
  const words = frameWordsIn(language)

  test('leaves nothing empty, and has the apostrophe and the dots of print', () => {
    expect(texts(words).filter((text) => text.trim() === '' || /'|\.\.\./.test(text))).toEqual([])
  })

  test('counts none, one and many', () => {
    expect(allMiscounts(words, language)).toEqual([])
  })
})

test('French keeps its high punctuation on the line of its word', () => {
  expect(texts(frameWordsIn('fr')).filter((text) => / [!?:;»]|« /.test(text))).toEqual([])
})

test('the languages are not each other', () => {
  const english = texts(frameWordsIn(fallbackLanguage))
  for (const other of languages.filter((language) => language !== fallbackLanguage))
    expect(texts(frameWordsIn(other)).filter((text) => english.includes(text))).toEqual([])
})
