import type { AnyGame } from '../../../shared/game/game.ts'
import { ok, refuse, type Result } from '../../../shared/result.ts'
import type { GameStep } from '../../../shared/protocol/protocol.ts'
import type { Refused } from '../../../shared/protocol/refusals.ts'
import { applyConsequences } from './consequences.ts'
import { start } from './deal.ts'
import { sameDealOpening, type Opening, type PlayOn } from './opening.ts'
import { applyMove, applySignal } from './play.ts'
import { retract } from './take-back.ts'
import { newBotName } from './seats.ts'
import type { Change, DecisionContext, GameWithBots, Table } from './table.ts'

// A person continues a finished game from one of its steps, against bots, at a new table. The new
// table deals the same cards again, and its first steps are those of the finished game. So its
// record can be verified and replayed like any other. The finished game has published all its
// cards, so the new game reveals nothing.

/** A request to continue the last finished game from one of its steps. */
export type PlayOnRequest = Pick<PlayOn, 'seat' | 'strength'> & {
  /** The number of steps that the new game takes over from the finished game. */
  readonly step: number
}

/**
 * Returns the opening of a table that continues the last finished game from one of its steps.
 * @param steps all steps of that game
 */
export function playOnOpening(
  game: AnyGame,
  table: Table,
  steps: readonly GameStep[],
  { step, seat, strength }: PlayOnRequest,
): Result<Omit<Opening, 'code'>, Refused> {
  const again = sameDealOpening(game, table)
  if (!again.ok) return again
  const { names = [], pieces = [] } = table.finished ?? {}
  const { nextDeal } = again.value
  if (!nextDeal || seat >= names.length) return refuse({ refusal: 'no-such-seat' })
  // After the last step the game is over, so there is nothing to continue.
  if (step >= steps.length) return refuse({ refusal: 'malformed' })
  return ok({
    ...again.value,
    nextDeal: { ...nextDeal, same: { ...nextDeal.same, playedOn: { step, seat } } },
    playOn: { seat, strength, steps: steps.slice(0, step), names, pieces },
  })
}

/**
 * Returns the changes that bring a new table to the step from which a person plays on. Bots have
 * all seats except the person's, which is open. The open seat pauses the game until the first
 * person sits down. The table is locked, so no second person can join.
 */
export function playOnChanges(
  game: GameWithBots,
  opened: Table,
  { seat: own, strength, steps, names, pieces }: PlayOn,
  context: DecisionContext,
): readonly Change[] {
  const seated = names.reduce<Table>(
    (table, name, seat) => {
      const piece = pieces[seat] ?? seat
      const bot = { kind: 'bot', name: newBotName(table, context), piece, strength } as const
      const open = {
        kind: 'open',
        name,
        piece,
        leaver: null,
        since: context.now,
        excused: false,
      } as const
      return { ...table, seats: [...table.seats, seat === own ? open : bot] }
    },
    { ...opened, locked: true },
  )
  const begun = start(game, seated, context)
  if (!begun.ok) throw new Error(`the game does not start: ${begun.refused.refusal}`)
  const changes: Change[] = [applyConsequences(game, opened, begun.value, context)]
  let { table } = changes[0] as Change
  for (const step of steps) {
    if (table.phase.name !== 'playing') throw new Error('the game is over before its last step')
    const change =
      'takeBack' in step
        ? retract(game, table, table.phase, step, context.now)
        : 'move' in step
          ? applyMove(game, table, table.phase, step, context)
          : applySignal(game, table, table.phase, step)
    const applied = applyConsequences(game, table, change, context)
    changes.push(applied)
    table = applied.table
  }
  return changes
}
