import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { codeFrom, codeLength, codeLetters } from '../../shared/code.ts'
import { regions } from '../region.ts'
import { parseRelayName, relayName } from './relay.ts'

const letters = fc.nat(codeLetters.length - 1)
const codes = fc
  .array(letters, { minLength: codeLength, maxLength: codeLength })
  .map((picks) => codeFrom(picks))
const places = fc.record({ region: fc.constantFrom(null, ...regions), number: fc.nat(99) })

test('parsing the name of a relay returns its id', () => {
  fc.assert(
    fc.property(codes, places, (code, place) => {
      expect(parseRelayName(relayName(code, place))).toEqual({ code, ...place })
    }),
  )
})

test('different relays have different names', () => {
  const relay = fc.tuple(codes, places)
  fc.assert(
    fc.property(relay, relay, (one, other) => {
      const isSame = JSON.stringify(one) === JSON.stringify(other)
      expect(relayName(...one) === relayName(...other)).toBe(isSame)
    }),
  )
})

test('the name of a relay without a region contains only the code and the number', () => {
  expect(relayName('KTRMVX', { region: null, number: 2 })).toBe('KTRMVX/2')
  expect(relayName('KTRMVX', { region: 'weur', number: 2 })).toBe('KTRMVX/weur/2')
})
