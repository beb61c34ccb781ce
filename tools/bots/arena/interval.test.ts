import { expect, test } from 'vitest'

import { meanShare, share } from './interval.ts'

test('a share has its Wilson interval, even if all or none were won', () => {
  expect(share(50, 100)).toBe('50.0 % (40.4–59.6)')
  expect(share(0, 10)).toBe('0.0 % (0.0–27.8)')
  expect(share(10, 10)).toBe('100.0 % (72.2–100.0)')
})

test('the share of paired deals has the interval of their mean', () => {
  const parts = [0, 0.25, 0.5, 0.25, 0.25, 0.75, 0, 0.25, 0.5, 0.5]
  // The standard error is 0.075. Student's t with nine degrees of freedom is 2.262.
  expect(meanShare(parts)).toBe('32.5 % (15.5–49.5)')
  expect(meanShare([0.5, 0.5, 0.5])).toBe('50.0 % (50.0–50.0)')
})
