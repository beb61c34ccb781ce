import { expect, test } from 'vitest'

import { freeArea } from './use-fit.ts'

const area = { left: 0, right: 1_000, top: 100, bottom: 500 }

test('a plate above cuts off the top of the free area, and a plate at the side its side', () => {
  const above = { left: 400, right: 600, top: 40, bottom: 150 }
  const beside = { left: 950, right: 1_100, top: 200, bottom: 300 }
  expect(freeArea(area, [above, beside])).toEqual({ ...area, top: 150, right: 950 })
})

test('a plate outside of the free area cuts off nothing', () => {
  expect(freeArea(area, [{ left: 0, right: 1_000, top: 0, bottom: 100 }])).toEqual(area)
})
