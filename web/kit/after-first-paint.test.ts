import { expect, test } from 'vitest'

import { startFirstPaint, afterFirstPaint } from './after-first-paint.ts'

test('callbacks run after the first paint, and immediately from then on', async () => {
  const loaded: string[] = []
  startFirstPaint()
  afterFirstPaint(() => loaded.push('first'))
  expect(loaded).toEqual([])
  await expect.poll(() => loaded).toEqual(['first'])
  afterFirstPaint(() => loaded.push('second'))
  expect(loaded).toEqual(['first', 'second'])
})
