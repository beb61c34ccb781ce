import { expect, test } from 'vitest'

import { randomNumbered } from '../deal/random.ts'
import { gameOf } from '../define-game/game.ts'
import { randomGames, same } from '../testing/random-games.ts'
import hearts from './hearts.ts'
import ohHell from './oh-hell.ts'

const suit = (card: string): string => card.slice(-1)

test.each([hearts, ohHell])(
  '$id: a player who did not follow suit cannot hold it',
  (definition) => {
    const game = gameOf(definition)
    let found = 0
    for (const { steps } of randomGames(definition, 12))
      for (const [at, { before, after, seat, move }] of steps.entries()) {
        const lead = (before.zones['trick'] as (string | null)[])[Number(before.facts['leader'])]
        const hasMissed = move.do === 'play' && lead && suit(String(move['card'])) !== suit(lead)
        if (!hasMissed || after.deals > before.deals || after.points) continue
        found++
        const excluded = after.excluded['hand']?.[seat] ?? []
        const hands = after.zones['hand'] as string[][]
        same(
          hands.flat().filter((card) => suit(card) === suit(lead) && !excluded.includes(card)),
          [],
        )
        same(
          hands[seat]?.some((card) => excluded.includes(card)),
          false,
        )
        // Dealt again, the cards still fit what all players know.
        const world = game.redeal(after, 'public', randomNumbered(at)).zones['hand'] as string[][]
        same(
          world[seat]?.some((card) => excluded.includes(card)),
          false,
        )
      }
    expect(found).toBeGreaterThan(50)
  },
)
