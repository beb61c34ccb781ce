import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { runToCompletion } from '../cooperative-task.ts'
import { bestInWorlds as racing } from './look-ahead.ts'

const bestInWorlds: <One>(...given: Parameters<typeof racing<One>>) => One | null = (...given) =>
  runToCompletion(racing(...given))

/** Returns a pseudorandom number around 0, always the same for a sampled deal. */
const noise = (world: number): number => Math.sin(world * 12.9898 + 1) * 0.5

test('a search finds the best candidate despite noise that is the same for all', () => {
  const candidates = [0.1, 0.3, 0.2]
  expect(bestInWorlds(candidates, (worth, world) => worth + 10 * noise(world), 60)).toBe(0.3)
})

test('a search drops candidates that are clearly behind, and gives the remaining tries to the close ones', () => {
  const tries = new Map<string, number>()
  bestInWorlds(
    ['close', 'far', 'near'],
    (candidate, world) => {
      tries.set(candidate, (tries.get(candidate) ?? 0) + 1)
      if (candidate === 'far') return -1 + noise(world) / 10
      return candidate === 'near' ? noise(world) : noise(world) + (world % 2 === 0 ? 0.1 : -0.1)
    },
    300,
  )
  expect(tries.get('far')).toBe(5)
  expect(tries.get('near')).toBeGreaterThan(100)
  expect(tries.get('close')).toBe(tries.get('near'))
})

test('a search never exceeds the number of tries, and evaluates all candidates in the same worlds', () => {
  fc.assert(
    fc.property(
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { maxLength: 8 }),
      fc.nat(100),
      (worths, tries) => {
        const worldsOf = worths.map(() => [] as number[])
        const candidates = worths.map((worth, index) => ({ worth, index }))
        const best = bestInWorlds(
          candidates,
          ({ worth, index }, world) => {
            worldsOf[index]?.push(world)
            return worth + noise(world * (index + 1))
          },
          tries,
        )
        expect(best === null).toBe(worths.length === 0)
        expect(worldsOf.flat().length).toBeLessThanOrEqual(tries)
        for (const worlds of worldsOf) expect(worlds).toEqual(worlds.map((_, at) => at))
      },
    ),
  )
})

const untried = () => {
  throw new Error('nothing is tried')
}

test('a search returns the first candidate if nothing can be tried', () => {
  expect(bestInWorlds(['a', 'b'], untried, 1)).toBe('a')
  expect(bestInWorlds(['only'], untried, 100)).toBe('only')
})
