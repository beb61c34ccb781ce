import { expect, test } from 'vitest'

import type { AnyDefinition } from '../define-game/layout.ts'
import highestCard from './one-file/highest-card.ts'
import { randomGames } from './random-games.ts'

const maxSeats = ({ pack }: { pack: string }) => (pack === 'half' ? 3 : 5)

test('random games have at most as many players as their options allow', () => {
  const options = { pack: ['whole', 'half'] }
  const games = randomGames({ ...highestCard, options, maxSeats } as AnyDefinition, 40)
  const counts = (pack: string) =>
    new Set(games.filter((game) => game.options['pack'] === pack).map(({ seats }) => seats))
  expect(counts('half')).toEqual(new Set([2, 3]))
  expect(counts('whole')).toEqual(new Set([2, 3, 4, 5]))
})
