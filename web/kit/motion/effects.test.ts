import { expect, test } from 'vitest'

import { maxEffectDuration, type Effect, effectsOf } from './effects.ts'
import { cueNames } from './cues.ts'
import type { AnimationSpec } from './animations.ts'

const movesOf = (effect: Effect): readonly AnimationSpec[] => {
  return effect.on === 'overlay' ? effect.moves : [0, 7, 60].map(effect.move)
}
const effects = cueNames.map((name) => [name, effectsOf({ name })] as const)
const moves = effects.flatMap(([, all]) => all.flatMap(movesOf))

test('effects animate without a layout', () => {
  const said = new Set(moves.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))))
  for (const timing of ['offset', 'easing']) said.delete(timing)
  expect([...said].sort()).toEqual(['clipPath', 'opacity', 'rotate', 'scale', 'translate'])
})

test('no effect takes longer than 1.2 seconds', () => {
  for (const { timing } of moves) {
    const { duration, delay = 0, iterations = 1 } = timing
    expect(Number(duration) * iterations + delay).toBeLessThanOrEqual(maxEffectDuration)
  }
})

const lastFrames = (isMade: boolean): readonly Keyframe[] =>
  effects
    .flatMap(([, all]) => all.filter(({ on }) => (on === 'overlay') === isMade))
    .flatMap(movesOf)
    .map(({ frames }) => frames.at(-1) ?? {})

test('effects leave existing elements unchanged', () => {
  const ends = lastFrames(false).map(
    ({ scale = 1, translate = '0 0', rotate = '0deg' }) =>
      `${scale} ${String(translate).replaceAll('px', '')} ${Number.parseFloat(String(rotate)) % 360}`,
  )
  expect(new Set(ends)).toEqual(new Set(['1 0 0 0']))
})

test('overlays are invisible at the end', () => {
  expect(lastFrames(true).filter(({ opacity }) => opacity !== 0)).toEqual([])
})

test('ordinary cues have no effects', () => {
  for (const name of ['play', 'draw', 'deal', 'lift', 'put-back', 'my-turn'] as const)
    expect(effectsOf({ name })).toEqual([])
})
