import { expect, test } from 'vitest'

import { games } from '../games/all.ts'
import { randomRecord, requireReplayable } from '../testing/random-record.ts'
import { statesOf } from './replay.ts'

test.each(games.map((game) => [game.about.id, game] as const))(
  'replaying a record of %s leads from the deal to the recorded outcome',
  (_, game) => {
    for (const chance of ['01', '02', '03']) {
      const record = randomRecord(game, chance.repeat(32))
      const states = statesOf(game, requireReplayable(game, record))
      expect(states.length).toBe(record.steps.length + 1)
      expect(states.findIndex((state) => game.outcome(state) !== null)).toBe(states.length - 1)
      expect(states.map(game.outcome).at(-1)).toEqual(record.outcome)
    }
  },
)
