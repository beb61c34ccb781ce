import { expect, test } from 'vitest'

import { settings } from '../client/settings.ts'
import { formatNames } from './format-names.ts'

test.each([
  ['en', 'Anna, Ben and Cleo'],
  ['de', 'Anna, Ben und Cleo'],
  ['fr', 'Anna, Ben et Cleo'],
] as const)('a list of names in %s has no comma before its last word', (language, list) => {
  const before = settings.language.peek()
  settings.language.value = language
  expect(formatNames(['Anna', 'Ben', 'Cleo'])).toBe(list)
  settings.language.value = before
})
