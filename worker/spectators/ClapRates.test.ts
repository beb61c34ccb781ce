import { expect, test } from 'vitest'

import { limits } from '../../shared/protocol/limits.ts'
import { createSocketPair } from '../socket.ts'
import { ClapRates } from './ClapRates.ts'

test('a spectator can clap again after three seconds, whatever others do', () => {
  const rates = new ClapRates()
  const [one, other] = [createSocketPair(null).server, createSocketPair(null).server]
  expect(rates.charge(one, 1_000)).toBe('fine')
  expect(rates.charge(one, 1_000 + limits.clapRefill - 1)).toBe('too-fast')
  expect(rates.charge(other, 1_000)).toBe('fine')
  expect(rates.charge(one, 1_000 + limits.clapRefill)).toBe('fine')
})

test('a spectator who keeps clapping too fast is found, and one who waits starts again', () => {
  const rates = new ClapRates()
  const { server: one } = createSocketPair(null)
  rates.charge(one, 0)
  for (let each = 0; each < limits.clapExcess; each++) expect(rates.charge(one, 1)).toBe('too-fast')
  expect(rates.charge(one, 1)).toBe('far-too-fast')
  expect(rates.charge(one, limits.clapRefill)).toBe('fine')
  expect(rates.charge(one, limits.clapRefill)).toBe('too-fast')
})
