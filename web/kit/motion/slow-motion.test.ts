import * as fc from 'fast-check'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { performCue } from './cue-player.ts'
import { cueNames, type CueName } from './cues.ts'
import { longestSlowMotion } from './durations.ts'
import { slowRate } from './slow-motion.ts'

test('a short flight takes twice as long at a decisive move', () => {
  expect(280 / slowRate(280)).toBe(560)
})

test('slow motion never takes longer than 600 ms, and never speeds a flight up', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5_000 }), (remaining) => {
      const slowed = remaining / slowRate(remaining)
      expect(slowed).toBeGreaterThanOrEqual(remaining)
      expect(slowed).toBeLessThanOrEqual(Math.max(remaining, longestSlowMotion) + 1e-9)
    }),
  )
})

/**
 * Plays a cue, and returns the playback rates after it: of a running flight of 280 ms, and of a CSS
 * animation.
 */
function ratesAfter(name: CueName, later: number, isStill: boolean): readonly number[] {
  class Running {
    rate = 1
    currentTime = 0
    effect = { getComputedTiming: () => ({ endTime: 280 }) }
    updatePlaybackRate(rate: number): void {
      this.rate = rate
    }
  }
  class Decoration extends Running {}
  vi.stubGlobal('CSSAnimation', Decoration)
  vi.stubGlobal('CSSTransition', Decoration)
  vi.stubGlobal('matchMedia', () => ({ matches: isStill }))
  const all = [new Running(), new Decoration()]
  document.getAnimations = () => all as unknown as Animation[]
  performCue({ name }, later, false)
  return all.map(({ rate }) => rate)
}

/** Returns the cues that slow down a running flight, if they are played with this delay. */
const slowAt = (later: number): readonly CueName[] =>
  cueNames.filter((name) => (ratesAfter(name, later, false)[0] ?? 1) < 1)

const { getAnimations } = document
afterEach(() => void Object.assign(document, { getAnimations }))

describe('a move is slow', () => {
  test('if it ends the game, a round or a deal, or if a player has played their last card', () => {
    const always = ['finished', 'great-deal', 'life-lost', 'perfect', 'won', 'lost']
    expect(slowAt(0)).toEqual(always)
    expect(slowAt(280)).toEqual(['deal', ...always])
  })

  test('but the lights and hints of the table are not', () => {
    expect(ratesAfter('won', 0, false)).toEqual([0.5, 1])
  })

  test('but not with reduced motion', () => {
    expect(ratesAfter('won', 0, true)).toEqual([1, 1])
  })
})
