import type { GameRecord, GameStep } from '../../../../shared/wire/protocol.ts'
import { checking } from '../../../../shared/deal/record.ts'
import type { Work } from '../../../../shared/work.ts'
import type { Finished, Table } from '../table.ts'

/** The last finished game with all that is needed to play it again and to check it. */
export function* gameRecord(
  { code }: Table,
  { deal, game, gameVersion, options, before, names, pieces, proof, same, outcome }: Finished,
  steps: readonly GameStep[],
): Work<GameRecord> {
  const unchecked = {
    format: 'tischlein.game.1',
    code,
    deal,
    ...(same && { same: same.first }),
    game,
    gameVersion,
    options,
    before,
    names,
    pieces,
    proof,
    steps,
  } as const
  return { ...unchecked, checks: yield* checking(unchecked), outcome }
}
