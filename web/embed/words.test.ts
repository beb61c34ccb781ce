import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/counted.ts'
import { languages } from '../../shared/language.ts'
import { allFrameWords, type FrameWords } from './words.ts'

const said = ({ cards, setTable, unknown, ...rest }: FrameWords): readonly string[] => [
  ...Object.values(rest),
  cards(1),
  cards(2),
  setTable('Patience'),
  unknown('theme'),
]

describe.each(languages)('in a frame, %s', (language) => {
  const words = allFrameWords[language]

  test('leaves nothing empty, and has the apostrophe and the dots of print', () => {
    expect(said(words).filter((text) => text.trim() === '' || /'|\.\.\./.test(text))).toEqual([])
  })

  test('counts none, one and many', () => {
    expect(allMiscounts(words, language)).toEqual([])
  })
})

test('French keeps its high punctuation on the line of its word', () => {
  expect(said(allFrameWords.fr).filter((text) => / [!?:;»]|« /.test(text))).toEqual([])
})

test('the languages are not each other', () => {
  const { en, de, fr } = allFrameWords
  for (const other of [de, fr])
    expect(said(other).filter((text) => said(en).includes(text))).toEqual([])
})
