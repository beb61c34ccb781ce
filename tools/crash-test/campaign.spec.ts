import { expect, test } from 'vitest'

import { games } from '../../shared/games/all.ts'
import { campaign } from './campaign.ts'

/** A campaign in which nothing happens proves nothing. What else may happen at a table is lived through in the universe. */
const until = {
  kills: 2,
  'lines cut': 1,
  'commands said again': 1,
  'commands said twice at once': 1,
  'clocks run out while down': 1,
  'endings seen': 1,
}

test('what was acknowledged survives kill -9 and broken lines, and counts exactly once', async () => {
  const plan = { seed: 1, tables: games.length, seconds: 5, until }
  const { counts, broken } = await campaign(plan)
  expect(broken).toEqual([])
  const rare = Object.entries({ ...until, 'records verified': 1 }).filter(
    ([what, often]) => counts.of(what) < often,
  )
  expect(rare).toEqual([])
  expect(counts.of('moves')).toBeGreaterThan(games.length * 4)
}, 180_000)
