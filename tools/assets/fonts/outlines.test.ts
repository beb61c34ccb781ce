import { expect, test } from 'vitest'

import letters from '../../../worker/preview/letters.json' with { type: 'json' }
import { headlineOutlines } from './outlines.ts'

test('pictures use the current typeface of the page’s headlines', async () => {
  const outlines = await headlineOutlines()
  expect(Object.keys(outlines).length).toBeGreaterThan(250)
  expect(letters).toEqual(outlines)
})
