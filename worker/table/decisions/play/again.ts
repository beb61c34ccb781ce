import type { AnyGame } from '../../../../shared/game/game.ts'
import { limits } from '../../../../shared/wire/limits.ts'
import { optionsToday } from '../../../../shared/deal/replay.ts'
import { refuse, ok, type Result } from '../../../../shared/result.ts'
import type { Refused } from '../../../../shared/wire/refusals.ts'
import type { Opening } from '../opening.ts'
import { type Table } from '../table.ts'

/** What another table is opened with so that the last finished deal of this one is played there again, card for card. */
export function againAt(
  game: AnyGame,
  { code, finished }: Table,
): Result<Omit<Opening, 'code'>, Refused> {
  if (!finished) return refuse({ refusal: 'game-not-over' })
  const { deal, before, names, proof, outcome, same } = finished
  const options = optionsToday(game, finished)
  if (!options) return refuse({ refusal: 'older-rules' })
  const results = [...(same?.results ?? []), { code, deal, names, outcome }]
  return ok({
    game: game.about.id,
    options,
    coming: {
      ...proof,
      before,
      same: {
        first: same?.first ?? { code, deal },
        seats: names.length,
        results: results.slice(-limits.resultsKept),
      },
    },
  })
}
