import * as fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'

import { registeredGames } from '../../games/all.ts'
import { schemasOf } from '../../games/schemas.ts'
import type { Seat, Viewer } from '../game.ts'
import { anyPlan, playGame } from './games-by-chance.ts'

const games = registeredGames.filter(({ about }) => schemasOf(about.id) !== null)

describe.each(games.map((game) => [game.about.id, game] as const))('%s', (id, game) => {
  test('every view matches the view schema of the game, without extra fields', () => {
    const schemas = schemasOf(id)
    fc.assert(
      fc.property(anyPlan(game), (plan) => {
        const seats: Seat[] = Array.from({ length: plan.seats }, (_, seat) => seat)
        const viewers: Viewer[] = [...seats, 'public', 'open-hands', 'afterwards']
        for (const { state } of playGame(game, plan))
          for (const viewer of viewers) {
            const view = game.view(state, viewer)
            const read = schemas && v.safeParse(schemas.view, view)
            expect(read?.issues).toBe(undefined)
            expect(read?.output).toEqual(view)
          }
      }),
      { numRuns: 4 },
    )
  })
})
