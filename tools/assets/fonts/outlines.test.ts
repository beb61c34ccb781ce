import { expect, test } from 'vitest'

import letters from '../../../worker/preview/letters.json' with { type: 'json' }
import { headlineOutlines } from './outlines.ts'

test('pictures are lettered in the typeface of the page’s headlines, as it is now', async () => {
  const outlines = await headlineOutlines()
  expect(Object.keys(outlines).length).toBeGreaterThan(250)
  expect(letters).toEqual(outlines)
})
