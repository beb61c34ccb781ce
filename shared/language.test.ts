import { expect, test } from 'vitest'

import { chosenLanguage, fallbackLanguage, isLanguage, languages } from './language.ts'

test('languages are canonical BCP 47 tags', () => {
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
])('the preference %j selects %s', (preferred, language) => {
  expect(chosenLanguage(preferred)).toBe(language)
})

test('a preference without a supported language selects English', () => {
  expect(chosenLanguage([])).toBe(fallbackLanguage)
  expect(chosenLanguage(['xx', 'yy', ''])).toBe(fallbackLanguage)
})
