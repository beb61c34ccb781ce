import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { limits, timeouts } from '../../shared/protocol/limits.ts'
import type { Region } from '../region.ts'
import { RelaySelector } from './RelaySelector.ts'

const room = 3
const code = 'KTRMVX'
const isolates = 2

type Step =
  | { readonly does: 'come'; readonly region: Region | null; readonly isolate: number }
  | { readonly does: 'go'; readonly whose: number }
  | { readonly does: 'wait'; readonly milliseconds: number }

const steps = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      does: fc.constant('come' as const),
      region: fc.constantFrom(null, 'weur', 'apac-se'),
      isolate: fc.nat(isolates - 1),
    }),
  },
  { weight: 2, arbitrary: fc.record({ does: fc.constant('go' as const), whose: fc.nat(200) }) },
  {
    weight: 1,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      milliseconds: fc.nat(2 * timeouts.relayFull),
    }),
  },
) satisfies fc.Arbitrary<Step>

/**
 * A model of spectators that connect and disconnect, relays with a capacity, and isolates with a
 * selector each.
 */
class World {
  readonly #fillings = Array.from({ length: isolates }, () => new RelaySelector())
  /** The relay of each connected spectator. */
  readonly connections: string[] = []
  now = 0

  count(relay: string): number {
    return this.connections.filter((connection) => connection === relay).length
  }

  take(step: Step): void {
    if (step.does === 'wait') this.now += step.milliseconds
    else if (step.does === 'come') this.#come(step.region, step.isolate)
    else if (this.connections.length > 0)
      this.connections.splice(step.whose % this.connections.length, 1)
  }

  #come(region: Region | null, isolate: number): void {
    const filling = this.#fillings[isolate]
    const asked = filling?.candidates(code, region, this.now) ?? []
    expect(asked.map(({ number }) => number).toSorted()).toEqual(all)
    for (const place of asked) {
      const relay = `${place.region}/${place.number}`
      if (this.count(relay) < room) return void this.connections.push(relay)
      filling?.markFull(code, place, this.now)
    }
    // A spectator is refused only if all relays of the region are full.
    for (const number of all) expect(this.count(`${region}/${number}`)).toBe(room)
  }
}

const all = Array.from({ length: limits.relaysPerRegion }, (_, number) => number)

test('no relay exceeds its capacity, and no spectator is refused while a relay of the region has room', () => {
  fc.assert(
    fc.property(fc.array(steps, { maxLength: 150 }), (taken) => {
      const world = new World()
      for (const one of taken) {
        world.take(one)
        for (const connection of world.connections)
          expect(world.count(connection)).toBeLessThanOrEqual(room)
      }
    }),
  )
})

test('a full relay is tried once, and then not again for a while', () => {
  const filling = new RelaySelector()
  const first = (now: number) => filling.candidates(code, 'weur', now)[0]
  expect(first(0)).toEqual({ region: 'weur', number: 0 })
  filling.markFull(code, { region: 'weur', number: 0 }, 0)
  expect(first(timeouts.relayFull - 1)).toEqual({ region: 'weur', number: 1 })
  expect(first(timeouts.relayFull)).toEqual({ region: 'weur', number: 0 })
})

test('a full relay does not affect other regions or other tables', () => {
  const filling = new RelaySelector()
  filling.markFull(code, { region: 'weur', number: 0 }, 0)
  expect(filling.candidates(code, 'apac-se', 1)[0]?.number).toBe(0)
  expect(filling.candidates(code, null, 1)[0]?.number).toBe(0)
  expect(filling.candidates('BCDFGH', 'weur', 1)[0]?.number).toBe(0)
})
