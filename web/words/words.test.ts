import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/testing/counted.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { refusals } from '../../shared/protocol/refusals.ts'
import { allPageWords } from '../testing/all-page-words.ts'
import { words as en } from './en/index.ts'
import { takeBackWords } from './take-back.ts'
import { wordsIn } from './index.ts'

test.each([
  [en, ['0 of 5 are here', '1 of 5 is here', '2 of 5 are here']],
  [await wordsIn('de'), ['0 von 5 sind da', '1 von 5 ist da', '2 von 5 sind da']],
  [await wordsIn('fr'), ['0 sur 5 est là', '1 sur 5 est là', '2 sur 5 sont là']],
])('the number of players agrees with its verb: %#', (words, said) => {
  expect([0, 1, 2].map((taken) => words.seats.here(taken, 5))).toEqual(said)
})

test.each([
  ['en', ['0 of 5 agree', '1 of 5 agrees', '2 of 5 agree']],
  ['de', ['0 von 5 sind einverstanden', '1 von 5 ist einverstanden', '2 von 5 sind einverstanden']],
  ['fr', ['0 sur 5 est d’accord', '1 sur 5 est d’accord', '2 sur 5 sont d’accord']],
] as const)('the number of players who agree agrees with its verb: %s', async (language, said) => {
  const words = await takeBackWords[language]
  expect([0, 1, 2].map((agreed) => words.agree(agreed, 5))).toEqual(said)
})

/**
 * Returns every text of a language, with its path. Leaves out functions, because the compiler
 * checks their types.
 */
function texts(part: unknown, path = ''): readonly [string, string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inside]) => texts(inside, `${path}.${key}`))
}

/**
 * Returns whether a text begins with a capital letter and ends with a full stop, question mark or
 * exclamation mark. Texts such as “A little slower, please.” and “No answer.” do not count.
 */
const isSentence = (text: string): boolean =>
  /^\p{Lu}.*[.!?]$/su.test(text) &&
  !/, (?:please|bitte|s’il te plaît)\.$|^(?:No|Keine|Pas de) \p{L}+\./u.test(text)

const all = languages.map((language) => [language, allPageWords[language]] as const)

describe.each(all)('%s', (language, words) => {
  test('has a sentence for each refusal', () => {
    expect(Object.keys(words.refusals).toSorted()).toEqual([...refusals].toSorted())
  })

  test('has whole sentences as refusals', () => {
    const halves = Object.values(words.refusals).filter((text) => !isSentence(text))
    expect(halves).toEqual([])
  })

  test('has no empty text', () => {
    expect(texts(words).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('uses typographic apostrophes and dots', () => {
    expect(texts(words).filter(([, text]) => /'|\.\.\./.test(text))).toEqual([])
  })

  test('has the right plural for each number', () => {
    expect(allMiscounts(words, language)).toEqual([])
  })
})

test('every text is translated', () => {
  const english = new Map(
    all.flatMap(([language, words]) => (language === fallbackLanguage ? texts(words) : [])),
  )
  for (const [language, other] of all) {
    if (language === fallbackLanguage) continue
    const same = texts(other).filter(([path, text]) => english.get(path) === text)
    // Short texts may be the same in two languages, such as Pause, QR and Bot. Longer texts must
    // differ.
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([])
  }
})

test('no text calls a deal fixed or bent, which would mean rigged', () => {
  const said = all.flatMap(([, words]) => texts(words))
  expect(said.filter(([, text]) => /\b(fixed|bent|verbogen|gebogen)\b/.test(text))).toEqual([])
})

test('French has a narrow no-break space before its high punctuation', () => {
  expect(
    all
      .flatMap(([language, words]) => (language === 'fr' ? texts(words) : []))
      .filter(([, text]) => / [!?:;»]|« /.test(text)),
  ).toEqual([])
})
