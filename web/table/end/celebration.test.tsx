import { expect, test, vi } from 'vitest'

import { availableGames } from '../../boards/available-games.ts'
import type { performEvent as Perform } from '../../kit/motion/cue-player.ts'
import { inEnglish, render, textOf } from '../../testing/render.ts'
import { table } from '../../testing/tables.ts'
import type { Contender, Result } from './result.ts'

vi.mock('../../kit/motion/cue-player.ts', () => ({
  performCue: () => {},
  performEvent: vi.fn<typeof Perform>(() => () => {}),
}))
// Test files share loaded modules. Without this reset, this file could get a `cue-player.ts` that
// another file loaded without the mock.
vi.resetModules()
const { performEvent } = await import('../../kit/motion/cue-player.ts')
const { loadEnd } = await import('../../boards/load-end.ts')
const { Celebration } = await import('./Celebration.tsx')

inEnglish()

const player = (seat: number, place: number): Contender => ({
  seat,
  piece: seat,
  name: `Player ${seat}`,
  isMe: seat === 0,
  place,
  points: 0,
  left: [],
  face: place === 1 ? 'won' : 'lost',
  speech: null,
})

const resultOf = (mood: Result['mood']): Result => ({
  mood,
  isTogether: false,
  contenders: mood === 'won' ? [player(0, 1), player(1, 2)] : [player(1, 1), player(0, 2)],
  title: 'The title.',
  sentence: 'The sentence.',
  reason: null,
  leftTogether: [],
  onTable: [],
  deals: null,
})

test.each(availableGames.map(({ id }) => id))(
  'a win, a lower place and a loss of %s sound different, and each shows its title',
  async (game) => {
    const loaded = await loadEnd(game, 'en')
    const { options } = table()
    const sounds = []
    for (const mood of ['won', 'placed', 'lost'] as const) {
      const given = { result: resultOf(mood), loaded, options, gameWords: null, winner: null }
      const room = render(<Celebration {...given} />)
      await vi.dynamicImportSettled()
      sounds.push(JSON.stringify(vi.mocked(performEvent).mock.lastCall))
      expect(textOf(room)).toContain('The title.')
      expect(textOf(room).includes('The sentence.')).toBe(mood !== 'won')
    }
    expect(new Set(sounds).size).toBe(3)
  },
)
