import { describe, expect, test } from 'vitest'

import { languages, type Language } from '../../shared/language.ts'
import {
  lacksElision,
  lacksNarrowSpace,
  longestRefusal,
  namesToElide,
  outdatedWords,
  quotations,
  textsOf,
} from '../../shared/testing/screen-texts.ts'
import { allPageWords } from '../testing/all-page-words.ts'
import { wordsIn } from './index.ts'

const serviceWords = import.meta.glob('../../shared/words/*/*.ts', { eager: true })

const wordsOf = (language: Language): readonly unknown[] => [
  allPageWords[language],
  ...Object.entries(serviceWords).flatMap(([path, file]) =>
    path.includes(`/${language}/`) ? [file] : [],
  ),
]

describe.each(languages)('the words of the page in %s', (language) => {
  test('refusals are short enough for a small phone, and quote labels that exist', async () => {
    const words = await wordsIn(language)
    const refusals = Object.values<string>(words.refusals)
    expect(refusals.filter((text) => text.length > longestRefusal)).toEqual([])
    const labels = new Set(textsOf({ ...words, refusals: null }, 'Anna'))
    expect(refusals.flatMap(quotations).filter((label) => !labels.has(label))).toEqual([])
  })

  test('uses the words of the guide', () => {
    const outdated = outdatedWords[language]
    const texts = textsOf(wordsOf(language), 'Anna')
    expect(texts.length).toBeGreaterThan(400)
    expect(texts.filter((text) => outdated?.test(text))).toEqual([])
  })

  test.runIf(language === 'fr')('elides before names', () => {
    expect(
      namesToElide.flatMap((name) => textsOf(wordsOf(language), name).filter(lacksElision)),
    ).toEqual([])
  })

  test.runIf(language === 'fr')('has narrow spaces before punctuation', () => {
    expect(textsOf(wordsOf(language), 'Anna').filter(lacksNarrowSpace)).toEqual([])
  })
})
