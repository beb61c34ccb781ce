import { expect, test } from 'vitest'

import { awaitPaint, oncePainted } from './once-painted.ts'

test('what nobody looks at yet is loaded once the page has been painted, and from then on at once', async () => {
  const loaded: string[] = []
  awaitPaint()
  oncePainted(() => loaded.push('first'))
  expect(loaded).toEqual([])
  await expect.poll(() => loaded).toEqual(['first'])
  oncePainted(() => loaded.push('second'))
  expect(loaded).toEqual(['first', 'second'])
})
