import { expect, test } from 'vitest'

import { chosenLanguage, fallbackLanguage, isLanguage, languages } from './language.ts'

test('languages go by the codes that browsers know', () => {
  expect(languages.length).toBeGreaterThan(0)
  expect(Intl.getCanonicalLocales([...languages])).toEqual(languages)
  for (const language of languages) expect(isLanguage(language)).toBe(true)
  for (const text of ['', 'es', 'EN', 'deu', 'de-AT']) expect(isLanguage(text)).toBe(false)
})

test.each([
  [['de-AT', 'en'], 'de'],
  [['FR-ca'], 'fr'],
  [['es', 'pt-BR', 'fr', 'de'], 'fr'],
  [['gsw', 'de'], 'de'],
  [['en-GB', 'de'], 'en'],
])('whoever prefers %j reads %s', (preferred, language) => {
  expect(chosenLanguage(preferred)).toBe(language)
})

test('whoever prefers none of them reads English', () => {
  expect(chosenLanguage([])).toBe(fallbackLanguage)
  expect(chosenLanguage(['xx', 'yy', ''])).toBe(fallbackLanguage)
})
