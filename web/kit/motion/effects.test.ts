import { expect, test } from 'vitest'

import { longest, type Effect, effectsOf } from './effects.ts'
import { momentNames } from './moment.ts'
import type { Move } from './running.ts'

const movesOf = (effect: Effect): readonly Move[] => {
  return effect.on === 'made' ? effect.moves : [0, 7, 60].map(effect.move)
}
const effects = momentNames.map((name) => [name, effectsOf({ name })] as const)
const moves = effects.flatMap(([, all]) => all.flatMap(movesOf))

test('whatever is seen beside flights moves without a new layout', () => {
  const said = new Set(moves.flatMap(({ frames }) => frames.flatMap((frame) => Object.keys(frame))))
  for (const timing of ['offset', 'easing']) said.delete(timing)
  expect([...said].sort()).toEqual(['clipPath', 'opacity', 'rotate', 'scale', 'translate'])
})

test('nothing takes longer than 1.2 seconds', () => {
  for (const { timing } of moves) {
    const { duration, delay = 0, iterations = 1 } = timing
    expect(Number(duration) * iterations + delay).toBeLessThanOrEqual(longest)
  }
})

const lastFrames = (isMade: boolean): readonly Keyframe[] =>
  effects
    .flatMap(([, all]) => all.filter(({ on }) => (on === 'made') === isMade))
    .flatMap(movesOf)
    .map(({ frames }) => frames.at(-1) ?? {})

test('whatever lies ends as it lay', () => {
  const ends = lastFrames(false).map(
    ({ scale = 1, translate = '0 0', rotate = '0deg' }) =>
      `${scale} ${String(translate).replaceAll('px', '')} ${Number.parseFloat(String(rotate)) % 360}`,
  )
  expect(new Set(ends)).toEqual(new Set(['1 0 0 0']))
})

test('whatever was made ends unseen', () => {
  expect(lastFrames(true).filter(({ opacity }) => opacity !== 0)).toEqual([])
})

test('plain moments have none', () => {
  for (const name of ['lay', 'draw', 'deal', 'lift', 'put-back', 'my-turn'] as const)
    expect(effectsOf({ name })).toEqual([])
})
