import { expect, test } from 'vitest'

import { bindHyphens } from './slip.ts'

test('a short last part of a name stays on the line of the part before it', () => {
  expect(bindHyphens('Łukasz-Maria-Ö won.')).toBe('Łukasz-Maria-\u2060Ö won.')
  expect(bindHyphens('Maximiliane-Ruth won.')).toBe('Maximiliane-Ruth won.')
})
