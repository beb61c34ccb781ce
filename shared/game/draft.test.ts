import { expect, test } from 'vitest'

import { about } from '../testing/highest-card/about.ts'
import { isOffered } from './draft.ts'

test('a draft is not offered', () => {
  expect(isOffered(about)).toBe(false)
  const { draft: _, ...done } = about
  expect(isOffered(done)).toBe(true)
})
