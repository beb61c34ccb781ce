import { describe, expect, test } from 'vitest'

import { allMiscounts } from '../../shared/counted.ts'
import { fallbackLanguage, languages } from '../../shared/language.ts'
import { refusals } from '../../shared/protocol/refusals.ts'
import { words as en } from './en/index.ts'
import { lookingBackWords } from './en/looking-back.ts'
import { pageWords } from './en/pages.ts'
import { seatWords } from './en/seats.ts'
import { tableWords } from './en/table.ts'
import { inTouchWordsIn } from './in-touch.ts'
import { timeWordsIn } from './time.ts'
import { eveningWordsIn } from './evening.ts'
import { openHandsWordsIn } from './open-hands.ts'
import { verifyWordsIn } from './verify.ts'
import { sharedPhoneWordsIn } from './shared-phone.ts'
import { wordsIn } from './index.ts'

test.each([
  [en, ['0 of 5 are here', '1 of 5 is here', '2 of 5 are here']],
  [await wordsIn('de'), ['0 von 5 sind da', '1 von 5 ist da', '2 von 5 sind da']],
  [await wordsIn('fr'), ['0 sur 5 est là', '1 sur 5 est là', '2 sur 5 sont là']],
])('how many are here agrees with the number: %#', (words, said) => {
  expect([0, 1, 2].map((taken) => words.seats.here(taken, 5))).toEqual(said)
})

/** Every text of a language with the way to it; functions are left out, since the compiler knows them. */
function texts(part: unknown, path = ''): readonly [string, string][] {
  if (typeof part === 'string') return [[path, part]]
  if (typeof part !== 'object' || part === null) return []
  return Object.entries(part).flatMap(([key, inside]) => texts(inside, `${path}.${key}`))
}

/** A capital begins it and a mark ends it; "A little slower, please." and "No answer." are no sentences yet. */
const isSentence = (text: string): boolean =>
  /^\p{Lu}.*[.!?]$/su.test(text) &&
  !/, (?:please|bitte|s’il te plaît)\.$|^(?:No|Keine|Pas de) \p{L}+\./u.test(text)

const all = await Promise.all(
  languages.map(async (language) => {
    const words = {
      ...(await wordsIn(language)),
      verify: verifyWordsIn(language),
      inTouch: inTouchWordsIn(language),
      time: timeWordsIn(language),
      sharedPhone: sharedPhoneWordsIn(language),
      evening: eveningWordsIn(language),
      openHands: openHandsWordsIn(language),
    }
    return [language, words] as const
  }),
)

describe.each(all)('%s', (language, words) => {
  test('has a sentence for each refusal', () => {
    expect(Object.keys(words.refusals).toSorted()).toEqual([...refusals].toSorted())
  })

  test('refuses in whole sentences', () => {
    const halves = Object.values(words.refusals).filter((text) => !isSentence(text))
    expect(halves).toEqual([])
  })

  test('leaves nothing empty', () => {
    expect(texts(words).filter(([, text]) => text.trim() === '')).toEqual([])
  })

  test('uses the apostrophe and the dots of print', () => {
    expect(texts(words).filter(([, text]) => /'|\.\.\./.test(text))).toEqual([])
  })

  test('counts none, one and many', () => {
    expect(allMiscounts(words, language)).toEqual([])
  })
})

test('no name stands in two files of a language, of which one would be lost', () => {
  const files = [tableWords, seatWords, pageWords, lookingBackWords]
  expect(files.flatMap((file) => Object.keys(file)).toSorted()).toEqual(Object.keys(en).toSorted())
})

test('the languages are not each other', () => {
  const english = new Map(
    all.flatMap(([language, words]) => (language === fallbackLanguage ? texts(words) : [])),
  )
  for (const [language, other] of all) {
    if (language === fallbackLanguage) continue
    const same = texts(other).filter(([path, text]) => english.get(path) === text)
    // A few short words are the same: Pause, QR, Bot.
    expect(same.filter(([, text]) => text.split(' ').length > 2)).toEqual([])
  }
})

test('a deal that is fixed or bent is a rigged one: none is called so', () => {
  const said = all.flatMap(([, words]) => texts(words))
  expect(said.filter(([, text]) => /\b(fixed|bent|verbogen|gebogen)\b/.test(text))).toEqual([])
})

test('French keeps its high punctuation on the line of its word', () => {
  expect(
    all
      .flatMap(([language, words]) => (language === 'fr' ? texts(words) : []))
      .filter(([, text]) => / [!?:;»]|« /.test(text)),
  ).toEqual([])
})
