import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { locationHint, regionOf, regions } from './region.ts'

const at = (latitude: number, longitude: number) =>
  regionOf({ cf: { latitude: String(latitude), longitude: String(longitude) } })

test.each([
  ['Seattle', 47.6, -122.3, 'wnam'],
  ['Honolulu', 21.3, -157.9, 'wnam'],
  ['New York', 40.7, -74, 'enam'],
  ['Toronto', 43.7, -79.4, 'enam'],
  ['Buenos Aires', -34.6, -58.4, 'sam'],
  ['Lisbon', 38.7, -9.1, 'weur'],
  ['Berlin', 52.5, 13.4, 'eeur'],
  ['Cologne', 50.9, 7, 'weur'],
  ['Kyiv', 50.5, 30.5, 'eeur'],
  ['Tokyo', 35.7, 139.7, 'apac-ne'],
  ['Seoul', 37.6, 127, 'apac-ne'],
  ['Singapore', 1.4, 103.8, 'apac-se'],
  ['Bangkok', 13.8, 100.5, 'apac-se'],
  ['Auckland', -36.8, 174.8, 'oc'],
  ['Nairobi', -1.3, 36.8, 'afr'],
  ['Riyadh', 24.7, 46.7, 'me'],
] as const)('%s is assigned to a nearby region', (_, north, east, region) => {
  expect(at(north, east)).toBe(region)
})

test.each([
  ['AF', 'afr'],
  ['AS', 'apac-se'],
  ['EU', 'weur'],
  ['NA', 'enam'],
  ['OC', 'oc'],
  ['SA', 'sam'],
])('if only the continent %s is known, the region is %s', (continent, region) => {
  expect(regionOf({ cf: { continent } })).toBe(region)
})

test.each([
  ['self-hosted workerd', { clientIp: '192.0.2.1:5000' }],
  ['a request without cf', undefined],
  ['Tor', { country: 'T1' }],
  ['an unknown continent', { continent: 'XX' }],
])('there is no region and no hint for %s', (_, cf) => {
  expect(regionOf({ cf })).toBeNull()
  expect(locationHint(null)).toEqual({})
})

test('every location has a region, and both sides of the date line have the same one', () => {
  const latitude = fc.double({ min: -90, max: 90, noNaN: true })
  const longitude = fc.double({ min: -180, max: 180, noNaN: true })
  fc.assert(
    fc.property(latitude, longitude, (north, east) => {
      expect(regions).toContain(at(north, east))
      expect(at(north, 180)).toBe(at(north, -180))
    }),
  )
})
