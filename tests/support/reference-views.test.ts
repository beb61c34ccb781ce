import * as fc from 'fast-check'
import { expect, test } from 'vitest'

import { canonical } from '../../shared/canonical.ts'
import { anyPlan, playGame } from '../../shared/game/invariants/games-by-chance.ts'
import { games } from '../../shared/games/all.ts'
import { referenceView } from './reference-views.ts'

test.each(games)(
  'the view of $about.id equals its reference view for each viewer at any step',
  (game) => {
    fc.assert(
      fc.property(anyPlan(game), (plan) => {
        const seats = Array.from({ length: plan.seats }, (_, seat) => seat)
        for (const { state } of playGame(game, plan))
          for (const viewer of [...seats, 'public', 'open-hands', 'afterwards'] as const) {
            const reference = referenceView(game.about.id, state, viewer)
            expect(canonical(reference)).toBe(canonical(game.view(state, viewer)))
          }
      }),
      { numRuns: 8 },
    )
  },
)
