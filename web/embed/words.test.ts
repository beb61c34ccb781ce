import { describe, expect, test } from 'vitest'

import { allFrameWords, type FrameWords } from './words.ts'

const said = ({ cards, setTable, unknown, ...rest }: FrameWords): readonly string[] => [
  ...Object.values(rest),
  cards(1),
  cards(2),
  setTable('Patience'),
  unknown('theme'),
]

describe.each(Object.entries(allFrameWords))('in a frame, %s', (_, words) => {
  test('leaves nothing empty, and has the apostrophe and the dots of print', () => {
    expect(said(words).filter((text) => text.trim() === '' || /'|\.\.\./.test(text))).toEqual([])
  })

  test('counts one and many', () => {
    expect(words.cards(1)).not.toBe(words.cards(2).replace('2', '1'))
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
