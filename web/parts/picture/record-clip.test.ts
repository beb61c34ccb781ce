import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { bitRate, clipDuration, maxClipBytes, sceneAt } from './record-clip.ts'

const pictures = fc.integer({ min: 2, max: 12 })

test('the bit rate keeps a clip of any number of pictures below the size limit', () => {
  fc.assert(
    fc.property(pictures, (count) => {
      const duration = clipDuration(count)
      expect((bitRate(duration) / 8) * (duration / 1_000)).toBeLessThanOrEqual(0.8 * maxClipBytes)
    }),
  )
})

test('a clip shows each picture in order, and ends on the last one', () => {
  fc.assert(
    fc.property(pictures, (count) => {
      const whole = clipDuration(count)
      const times = Array.from({ length: whole / 100 + 1 }, (_, nth) => nth * 100)
      const seen = times.map((time) => sceneAt(time, count).picture)
      expect(seen).toEqual(seen.toSorted((one, other) => one - other))
      expect(new Set(seen).size).toBe(count)
      expect(sceneAt(whole, count)).toEqual({ picture: count - 1, shown: 1 })
    }),
  )
})

test('a picture fades into the next, except the first', () => {
  expect(sceneAt(0, 3)).toEqual({ picture: 0, shown: 1 })
  expect(sceneAt(1_050, 3)).toEqual({ picture: 1, shown: 0.25 })
  expect(sceneAt(1_500, 3)).toEqual({ picture: 1, shown: 1 })
})
