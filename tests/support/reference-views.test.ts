import * as fc from 'fast-check'
import { test } from 'vitest'

import { anyPlan, isSample, playGame } from '../../shared/game/invariants/games-by-chance.ts'
import { sameFields, someOf } from '../../shared/game/invariants/in-games.ts'
import { games } from '../../shared/games/all.ts'
import { referenceView } from './reference-views.ts'

/** A game of Hearts has hundreds of states, so `npm test` checks only a sample of them. */
const maxStates = isSample ? 60 : Infinity

test.each(games)(
  'the view of $about.id equals its reference view for each viewer at any step',
  (game) => {
    fc.assert(
      fc.property(anyPlan(game), (plan) => {
        const seats = Array.from({ length: plan.seats }, (_, seat) => seat)
        for (const [, { state }] of someOf(playGame(game, plan), 1, maxStates))
          for (const viewer of [...seats, 'public', 'open-hands', 'afterwards'] as const) {
            const reference = referenceView(game.about.id, state, viewer)
            sameFields(reference, game.view(state, viewer))
          }
      }),
      { numRuns: 8 },
    )
  },
)
