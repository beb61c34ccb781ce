import { afterEach, beforeEach, expect, test, vi } from 'vitest'

import type { playSound as PlaySound } from '../sound/sound.ts'
import type { CueName } from './cues.ts'

vi.mock('../sound/sound.ts', () => ({
  playSound: vi.fn<typeof PlaySound>(),
  playNotes: () => () => {},
  vibrate: () => {},
}))
// Test files share loaded modules. Without this reset, this file could get a `sound.ts` that another
// file loaded without the mock.
vi.resetModules()
const { playSound } = await import('../sound/sound.ts')
const { cancelResultSound, performCue } = await import('./cue-player.ts')

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.mocked(playSound).mockReset()
})

const heard = (): readonly CueName[] => vi.mocked(playSound).mock.calls.map(([{ name }]) => name)

test('the result has a sound if no celebration follows', () => {
  performCue({ name: 'won', seats: [0] }, 280, false)
  vi.advanceTimersByTime(280)
  expect(heard()).toEqual(['won'])
})

test('the result has no sound if a celebration follows, even one that begins a little later', () => {
  performCue({ name: 'won', seats: [0] }, 280, false)
  vi.advanceTimersByTime(200)
  cancelResultSound()
  vi.advanceTimersByTime(280)
  expect(heard()).toEqual([])
})

test('all other cues sound at once, whatever follows', () => {
  performCue({ name: 'play' }, 0, false)
  cancelResultSound()
  expect(heard()).toEqual(['play'])
})
