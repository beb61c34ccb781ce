import { expect, test } from 'vitest'

import type { Language } from './language.ts'
import { pluralIn } from './plural.ts'

test.each<[Language, string[]]>([
  ['en', ['cards', 'card', 'cards', 'cards']],
  ['de', ['cards', 'card', 'cards', 'cards']],
  ['fr', ['card', 'card', 'cards', 'cards']],
])('in %s a word agrees with its count, including 0', (language, forms) => {
  const plural = pluralIn(language)
  expect([0, 1, 2, 21].map((count) => plural(count, 'card', 'cards'))).toEqual(forms)
})
