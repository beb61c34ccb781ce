import { expect, test } from 'vitest'

import { share } from './interval.ts'

test('a share has its Wilson interval, even if all or none were won', () => {
  expect(share(50, 100)).toBe('50.0 % (40.4–59.6)')
  expect(share(0, 10)).toBe('0.0 % (0.0–27.8)')
  expect(share(10, 10)).toBe('100.0 % (72.2–100.0)')
})
