import { expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { campaign } from './campaign.ts'

test('what was acknowledged survives kill -9 and broken lines, and counts exactly once', async () => {
  const { counts, broken } = await campaign({
    seed: 1,
    tables: games.length,
    seconds: 18,
    endings: 1,
  })
  expect(broken).toEqual([])
  // A campaign in which nothing happens proves nothing.
  for (const what of [
    'lines cut',
    'commands said again',
    'commands said twice at once',
    'records verified',
    'clocks run out while down',
  ])
    expect({ [what]: counts.of(what) }).not.toEqual({ [what]: 0 })
  expect(counts.of('kills')).toBeGreaterThan(1)
  expect(counts.of('moves')).toBeGreaterThan(games.length * 4)
}, 180_000)
