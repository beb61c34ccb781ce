import { expect, test } from 'vitest'

import { startFirstPaint, afterFirstPaint } from './after-first-paint.ts'

test('what nobody looks at yet is loaded once the page has been painted, and from then on at once', async () => {
  const loaded: string[] = []
  startFirstPaint()
  afterFirstPaint(() => loaded.push('first'))
  expect(loaded).toEqual([])
  await expect.poll(() => loaded).toEqual(['first'])
  afterFirstPaint(() => loaded.push('second'))
  expect(loaded).toEqual(['first', 'second'])
})
